import { useSearchParams } from 'react-router-dom';
import { contentIdOf } from '../../../components/list/content-id.ts';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useHomeVideoQuery, useSaveHomeVideoMutation } from './edit-home-video.generated.ts';
import { HOME_VIDEO_KIND } from './home-video-kind.ts';

/** Adds a home page video, or changes the one that the address names (spec §2, add-homepgvideo). */
export function EditHomeVideoPage() {
  const [parameters] = useSearchParams();
  const id = contentIdOf(parameters.get(QUERY_PARAMETERS.contentId));
  const result = useHomeVideoQuery({ variables: { id: id ?? 0 }, skip: !id, fetchPolicy: 'network-only' });
  const [saveHomeVideo] = useSaveHomeVideoMutation({ update: evictLists('homeVideos') });
  return (
    <ContentEditPage
      // Another address is another form.
      key={id}
      id={id}
      titles={{ add: 'homeVideos.add', edit: 'homeVideos.edit' }}
      kind={HOME_VIDEO_KIND}
      result={result}
      itemOf={({ homeVideo }) => homeVideo}
      save={saveHomeVideo}
    />
  );
}
