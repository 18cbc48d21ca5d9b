import { useSectionList } from '../../components/list/use-section-list.ts';
import { OfficePage } from '../../components/office/office-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MessagesSection } from '../contact/office/messages-section.tsx';

/** What visitors wrote to the community. */
export function MessagesPage() {
  const { t } = useTranslation();
  const title = t('office.messages');
  return (
    <OfficePage title={title}>
      <MessagesSection list={useSectionList('contact')} title={title} />
    </OfficePage>
  );
}
