import { useSearchParams } from 'react-router-dom';
import { forgetLists } from '../../../components/list/forget-lists.ts';
import { QUERY_PARAMETERS } from '../../../components/paths.ts';
import { contentIdOf } from '../../content/content-id.ts';
import { ContentEditPage } from '../../content/office/content-edit-page.tsx';
import { useHomeVideoQuery, useSaveHomeVideoMutation } from './edit-home-video.generated.ts';
import { HOME_VIDEO_KIND } from './home-video-kind.ts';

/** Adds a home page video, or changes the one that the address names (spec §2, add-homepgvideo). */
export function EditHomeVideoPage() {
  const [parameters] = useSearchParams();
  const id = contentIdOf(parameters.get(QUERY_PARAMETERS.contentId));
  const result = useHomeVideoQuery({ variables: { id: id ?? 0 }, skip: !id, fetchPolicy: 'network-only' });
  const [saveHomeVideo] = useSaveHomeVideoMutation({ update: forgetLists('homeVideos') });
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
