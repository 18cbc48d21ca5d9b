import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useSaveVideoLinkMutation, useVideoLinkQuery } from './video-link.generated.ts';
import { VIDEO_LINK_KIND } from './video-link-kind.ts';

/** Adds a link to a video, or changes the one in the address (spec §2, socvid-srclink). */
export function EditVideoLinkPage() {
  return (
    <ContentEditPage
      kind={VIDEO_LINK_KIND}
      titles={{ add: 'videoLinks.add', edit: 'videoLinks.edit' }}
      idParameter={QUERY_PARAMETERS.eventId}
      useItem={useVideoLinkQuery}
      itemOf={({ videoLink }) => videoLink}
      useSave={useSaveVideoLinkMutation}
      list="videoLinks"
    />
  );
}
