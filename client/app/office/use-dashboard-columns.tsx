import type { RowColumn } from '../../components/list/row-table.tsx';
import { LinkCell, TextCell, TitleCell } from '../../components/office/content-cells.tsx';
import { CONTENT_SECTIONS, type ContentSection } from '../../components/office/content-sections.ts';
import { StateChip } from '../../components/office/state-chip.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ManagedItem } from './use-content-actions.ts';

type Column = RowColumn<ManagedItem>;

/** The columns of a kind on the dashboard. */
export function useDashboardColumns({ kind }: ContentSection): readonly Column[] {
  const { t } = useTranslation();
  const localized = useLocalized();
  const text = (
    label: string,
    of: (item: ManagedItem) => ManagedItem['details'][number] | undefined,
  ): Column => ({
    label,
    show: (item) => {
      const shown = of(item);
      return shown && <TextCell {...localized(shown.text, shown.language)} />;
    },
  });
  /** What visitors do not see says so below its name. */
  const name = (label: string): Column => ({
    label,
    show: (item) => (
      <TitleCell
        item={{ ...item, description: '', textLanguages: { name: item.nameLanguage, description: '' } }}
      >
        {item.tab !== 'VISIBLE' && <StateChip tab={item.tab} visibility={item.visibility} />}
      </TitleCell>
    ),
  });
  const description = text(t('content.description'), ({ details }) => details.at(-1));
  /** Of the texts besides name and description. */
  const other = (label: string) =>
    text(label, ({ details }) => (details.length > 1 ? details[0] : undefined));
  switch (kind) {
    case CONTENT_SECTIONS.notice.kind:
      return [name(t('content.title')), description, other(t('notices.secondDescription'))];
    case CONTENT_SECTIONS.videoLink.kind:
      return [
        name(t('content.title')),
        description,
        {
          label: t('content.link'),
          show: ({ link }) => <LinkCell link={link} none={t('videoLinks.noLink')} />,
        },
      ];
    case CONTENT_SECTIONS.committeeMember.kind:
      return [
        { label: t('committee.sequenceNumber'), show: ({ sequenceNumber }) => sequenceNumber },
        name(t('content.name')),
        other(t('committee.position')),
      ];
    case CONTENT_SECTIONS.pdfDocument.kind:
      return [name(t('documents.fileName')), description];
    default:
      return [name(t('content.title')), description];
  }
}
