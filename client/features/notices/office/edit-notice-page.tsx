import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { useNoticeQuery, useSaveNoticeMutation } from './notice.generated.ts';
import { NOTICE_KIND } from './notice-kind.ts';

/** Adds a notification, or changes the one in the address (spec §2, add-dailyevent). */
export function EditNoticePage() {
  return (
    <ContentEditPage
      kind={NOTICE_KIND}
      titles={{ add: 'notices.add', edit: 'notices.edit' }}
      useItem={useNoticeQuery}
      itemOf={({ notice }) => notice}
      useSave={useSaveNoticeMutation}
      list="notices"
    />
  );
}
