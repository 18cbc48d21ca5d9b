import { useSearchParams } from 'react-router-dom';
import { contentIdOf } from '../../../components/list/content-id.ts';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useSaveVideoLinkMutation, useVideoLinkQuery } from './edit-video-link.generated.ts';
import { VIDEO_LINK_KIND } from './video-link-kind.ts';

/** Adds a link to a video, or changes the one that the address names (spec §2, socvid-srclink). */
export function EditVideoLinkPage() {
  const [parameters] = useSearchParams();
  const id = contentIdOf(parameters.get(QUERY_PARAMETERS.eventId));
  const result = useVideoLinkQuery({ variables: { id: id ?? 0 }, skip: !id, fetchPolicy: 'network-only' });
  const [saveVideoLink] = useSaveVideoLinkMutation({ update: evictLists('videoLinks') });
  return (
    <ContentEditPage
      // Another address is another form.
      key={id}
      id={id}
      titles={{ add: 'videoLinks.add', edit: 'videoLinks.edit' }}
      kind={VIDEO_LINK_KIND}
      result={result}
      itemOf={({ videoLink }) => videoLink}
      save={saveVideoLink}
    />
  );
}
