import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { CONTENT_ROOMS } from '../../../components/office/content-rooms.ts';
import { useManagedNoticeQuery, useSaveNoticeMutation } from './notice.generated.ts';
import { NOTICE_KIND } from './notice-kind.ts';

/** Adds a notification, or changes the one in the address. */
export function EditNoticePage() {
  return (
    <ContentEditPage
      kind={NOTICE_KIND}
      editTitle="notices.edit"
      useItem={useManagedNoticeQuery}
      itemOf={({ managedNotice }) => managedNotice}
      useSave={useSaveNoticeMutation}
      room={CONTENT_ROOMS.notice}
    />
  );
}
