import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { useHomeVideoQuery, useSaveHomeVideoMutation } from './home-video.generated.ts';
import { HOME_VIDEO_KIND } from './home-video-kind.ts';

/** Adds a home page video, or changes the one in the address (spec §2, add-homepgvideo). */
export function EditHomeVideoPage() {
  return (
    <ContentEditPage
      kind={HOME_VIDEO_KIND}
      titles={{ add: 'homeVideos.add', edit: 'homeVideos.edit' }}
      useItem={useHomeVideoQuery}
      itemOf={({ homeVideo }) => homeVideo}
      useSave={useSaveHomeVideoMutation}
      list="homeVideos"
    />
  );
}
