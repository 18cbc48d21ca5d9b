import Edit from '@mui/icons-material/EditOutlined';
import Restore from '@mui/icons-material/RestoreFromTrashOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import type { ContentSort } from '../../../rules/content-state.ts';
import type { Language } from '../../../rules/languages.ts';
import type { RowColumn } from '../../components/list/row-table.tsx';
import { LinkCell, TextCell, TitleCell } from '../../components/office/content-cells.tsx';
import { type ContentSection, formAddress } from '../../components/office/content-sections.ts';
import { LanguageChips } from '../../components/office/language-chips.tsx';
import { StateChip } from '../../components/office/state-chip.tsx';
import { useMomentText } from '../../components/office/use-moment-text.ts';
import { Day } from '../../components/page/day.tsx';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useSiteLanguages } from '../../i18n/site-languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RowMenu } from './row-menu.tsx';
import type { ContentAct, ManagedItem } from './use-content-actions.ts';
import type { SectionList } from './use-section-list.ts';

interface SectionColumnsOptions {
  officeSection: ContentSection;
  order: SectionList['order'];
  /** The language that the listed items lack; their forms open at it. */
  missing: Language | null;
  nameOf: (item: ManagedItem) => string;
  onAct: (act: ContentAct, items: readonly ManagedItem[]) => Promise<void>;
  onMark: (items: readonly ManagedItem[], language: Language, isUnneeded: boolean) => Promise<void>;
  onDuplicate: (item: ManagedItem) => Promise<unknown>;
}

/** The name with its picture, and below it the beginning of its other texts. */
function NameCell({ item }: { item: ManagedItem }) {
  const localized = useLocalized();
  const { t } = useTranslation();
  const shown = { ...item, description: '', textLanguages: { name: item.nameLanguage, description: '' } };
  const [first, ...others] = item.details.map(({ text, language }) => localized(text, language));
  return (
    <TitleCell item={shown}>
      {first && others.length > 0 && first.text !== others.at(-1)?.text && (
        <Typography variant="body2" lang={first.lang} sx={{ fontWeight: 600, color: 'text.secondary' }}>
          {first.text}
        </Typography>
      )}
      {first && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          <TextCell {...(others.at(-1) ?? first)} />
        </Box>
      )}
      {item.fileType === ContentFileType.YOUTUBE && (
        <LinkCell link={item.link} none={t('videoLinks.noLink')} />
      )}
      {item.fileType === ContentFileType.PDF && item.file && (
        <Link href={item.file.url} target="_blank" rel="noopener">
          {t('documents.view')}
        </Link>
      )}
    </TitleCell>
  );
}

/** The columns of a kind's list, by most of which it is sorted, the last with what can be done with an item. */
export function useSectionColumns(options: SectionColumnsOptions): readonly RowColumn<ManagedItem>[] {
  const { officeSection, order, missing, nameOf, onAct, onMark, onDuplicate } = options;
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const momentText = useMomentText();
  const languages = useSiteLanguages();

  const sorted = (sort: ContentSort, label: string, startsDown = false) => {
    const isSorted = order.sort === sort;
    const isDown = isSorted ? !order.isDescending : startsDown;
    const direction = order.isDescending ? 'desc' : 'asc';
    return {
      label,
      sorted: isSorted ? (order.isDescending ? 'descending' : 'ascending') : undefined,
      head: (
        <TableSortLabel
          component={RouterLink}
          {...{ to: order.toOrder({ sort, descending: isDown ? '1' : '' }), preventScrollReset: true }}
          active={isSorted}
          direction={isSorted ? direction : startsDown ? 'desc' : 'asc'}
          sx={{ minHeight: 44 }}
        >
          {label}
        </TableSortLabel>
      ),
    } as const;
  };

  return [
    ...(officeSection.hasSequence
      ? [
          {
            ...sorted('SHOWN', t('committee.sequenceNumber')),
            show: ({ sequenceNumber }: ManagedItem) => sequenceNumber,
            sx: { width: { sm: '1%' } },
          },
        ]
      : []),
    {
      ...sorted('NAME', t('content.title')),
      show: (item) => <NameCell item={item} />,
    },
    ...(officeSection.hasDay
      ? [
          {
            ...sorted('DAY', t('contentList.day'), true),
            show: ({ day }: ManagedItem) => (day ? <Day day={day} /> : null),
            sx: { whiteSpace: { sm: 'nowrap' } },
          },
        ]
      : []),
    ...(languages.length > 1
      ? [
          {
            label: t('contentList.languages'),
            show: (item: ManagedItem) => (
              <LanguageChips
                languages={item.languages}
                held={item.visibility.heldLanguages}
                unneeded={item.visibility.unneededLanguages}
              />
            ),
          },
        ]
      : []),
    {
      ...sorted('CHANGED', t('contentList.state'), true),
      show: (item) => (
        <>
          <StateChip tab={item.tab} visibility={item.visibility} />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {t('contentList.changed', { when: momentText(item.updatedAt) })}
          </Typography>
        </>
      ),
    },
    {
      label: t('content.actions'),
      show: (item) => (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: { sm: 'flex-end' } }}>
          {item.tab === 'BIN' ? (
            <Button startIcon={<Restore />} onClick={() => onAct('RESTORE', [item])}>
              {t('contentList.acts.RESTORE')}
              <VisuallyHidden> {nameOf(item)}</VisuallyHidden>
            </Button>
          ) : (
            <>
              <Button
                component={RouterLink}
                to={formAddress(officeSection, item.id, missing)}
                state={{ backTo: `${pathname}${search}`, section: officeSection.kind }}
                startIcon={<Edit />}
              >
                {t('content.edit')}
                <VisuallyHidden> {nameOf(item)}</VisuallyHidden>
              </Button>
              <RowMenu
                item={item}
                name={nameOf(item)}
                onAct={(act) => onAct(act, [item])}
                onMark={(language, isUnneeded) => onMark([item], language, isUnneeded)}
                onDuplicate={() => onDuplicate(item)}
              />
            </>
          )}
        </Box>
      ),
      sx: { width: { sm: '1%' }, whiteSpace: { sm: 'nowrap' } },
    },
  ];
}
