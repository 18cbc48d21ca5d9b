import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { CONTENT_ROOMS } from '../../../components/office/content-rooms.ts';
import { useManagedHomeVideoQuery, useSaveHomeVideoMutation } from './home-video.generated.ts';
import { HOME_VIDEO_KIND } from './home-video-kind.ts';

/** Adds a home page video, or changes the one in the address. */
export function EditHomeVideoPage() {
  return (
    <ContentEditPage
      kind={HOME_VIDEO_KIND}
      editTitle="homeVideos.edit"
      useItem={useManagedHomeVideoQuery}
      itemOf={({ managedHomeVideo }) => managedHomeVideo}
      useSave={useSaveHomeVideoMutation}
      room={CONTENT_ROOMS.homeVideo}
    />
  );
}
