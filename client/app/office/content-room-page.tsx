import { useLocation } from 'react-router-dom';
import { ALL_CONTENT_ROOMS } from '../../components/office/content-rooms.ts';
import { NotFoundPage } from '../../components/page/not-found-page.tsx';
import { ContentRoomList } from './content-room-list.tsx';

/** The office's list of the kind of content that the address names. */
export function ContentRoomPage() {
  const { pathname } = useLocation();
  const room = ALL_CONTENT_ROOMS.find(({ path }) => path === pathname);
  return room ? <ContentRoomList key={room.path} room={room} /> : <NotFoundPage />;
}
