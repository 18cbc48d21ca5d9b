import { useSectionList } from '../../components/list/use-section-list.ts';
import { OfficePage } from '../../components/office/office-page.tsx';
import { MessagesSection } from '../../features/contact/office/messages-section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

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
