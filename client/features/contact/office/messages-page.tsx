import { contactMessageFilterRules } from '../../../../rules/contact.ts';
import { filterQuery } from '../../../components/list/filter-address.ts';
import { words } from '../../../components/office/office-filter.ts';
import { OfficeListPage } from '../../../components/office/office-list-page.tsx';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useContactMessagesQuery } from './contact-messages.generated.ts';
import { MESSAGES_EXCEL, useMessageList } from './use-message-list.tsx';

/** What visitors wrote to the community, which is answered here. */
export function MessagesPage() {
  const { t } = useTranslation();
  const list = useOfficeList(contactMessageFilterRules, { search: words(t('contact.search')) });
  const result = useContactMessagesQuery(list.asking(list.values));
  const { columns, actions, dialog } = useMessageList();
  return (
    <OfficeListPage
      title={t('office.messages')}
      excel={`${MESSAGES_EXCEL}${filterQuery(contactMessageFilterRules, list.filter)}`}
      list={list}
      result={result}
      rowsOf={({ contactMessages }) => contactMessages}
      columns={columns}
      actions={actions}
      none={t('content.nothingYet')}
      noneMatch={t('content.nothingFound')}
    >
      {dialog}
    </OfficeListPage>
  );
}
