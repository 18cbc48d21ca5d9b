import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { CONTENT_ROOMS } from '../../../components/office/content-rooms.ts';
import { useManagedVideoLinkQuery, useSaveVideoLinkMutation } from './video-link.generated.ts';
import { VIDEO_LINK_KIND } from './video-link-kind.ts';

/** Adds a link to a video, or changes the one in the address. */
export function EditVideoLinkPage() {
  return (
    <ContentEditPage
      kind={VIDEO_LINK_KIND}
      editTitle="videoLinks.edit"
      useItem={useManagedVideoLinkQuery}
      itemOf={({ managedVideoLink }) => managedVideoLink}
      useSave={useSaveVideoLinkMutation}
      room={CONTENT_ROOMS.videoLink}
    />
  );
}
