import { useSearchParams } from 'react-router-dom';
import { contentIdOf } from '../../../components/list/content-id.ts';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useNoticeQuery, useSaveNoticeMutation } from './edit-notice.generated.ts';
import { NOTICE_KIND } from './notice-kind.ts';

/** Adds a notification, or changes the one that the address names (spec §2, add-dailyevent). */
export function EditNoticePage() {
  const [parameters] = useSearchParams();
  const id = contentIdOf(parameters.get(QUERY_PARAMETERS.contentId));
  const result = useNoticeQuery({ variables: { id: id ?? 0 }, skip: !id, fetchPolicy: 'network-only' });
  const [saveNotice] = useSaveNoticeMutation({ update: evictLists('notices') });
  return (
    <ContentEditPage
      // Another address is another form.
      key={id}
      id={id}
      titles={{ add: 'notices.add', edit: 'notices.edit' }}
      kind={NOTICE_KIND}
      result={result}
      itemOf={({ notice }) => notice}
      save={saveNotice}
    />
  );
}
