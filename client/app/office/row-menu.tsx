import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { type Language, languageName } from '../../../rules/languages.ts';
import { previewAddress } from '../../components/office/content-sections.ts';
import { OfficeMenu } from '../../components/office/office-menu.tsx';
import { useSiteLanguages } from '../../i18n/site-languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContentAct, ManagedItem } from './use-content-actions.ts';

/** What can be done with an item, by what it is at this moment. */
function actsFor({ tab }: ManagedItem): readonly ContentAct[] {
  switch (tab) {
    case 'VISIBLE':
      return ['HIDE', 'PLAN', 'BIN'];
    case 'PLANNED':
      return ['SHOW', 'PLAN', 'HIDE', 'BIN'];
    case 'BIN':
      return ['RESTORE'];
    default:
      return ['SHOW', 'PLAN', 'BIN'];
  }
}

interface RowMenuProps {
  item: ManagedItem;
  /** The item's name, for screen readers. */
  name: string;
  onAct: (act: ContentAct) => Promise<void>;
  /** Marks a language as one that it is not needed in, or takes that back. */
  onMark: (language: Language, isUnneeded: boolean) => Promise<void>;
  onDuplicate: () => Promise<unknown>;
}

/** The further actions of a row. */
export function RowMenu({ item, name, onAct, onMark, onDuplicate }: RowMenuProps) {
  const { t, language: reader } = useTranslation();
  const languages = useSiteLanguages();
  const untranslated = item.tab === 'BIN' ? [] : languages.filter((one) => !item.languages.includes(one));
  const entries = [
    ...actsFor(item).map((act) => {
      return { key: act, label: t(`contentList.acts.${act}`), onChoose: () => onAct(act) };
    }),
    ...untranslated.map((language) => {
      const isUnneeded = item.visibility.unneededLanguages.includes(language);
      return {
        key: language,
        label: t(isUnneeded ? 'contentList.neededIn' : 'contentList.unneededIn', {
          language: languageName(language, reader),
        }),
        onChoose: () => onMark(language, !isUnneeded),
      };
    }),
    { key: 'see', label: t('preview.see'), to: previewAddress(item, item.id) },
    ...(item.tab === 'BIN'
      ? []
      : [{ key: 'duplicate', label: t('contentList.duplicate'), onChoose: onDuplicate }]),
  ];
  return (
    <OfficeMenu
      entries={entries}
      button={(props) => (
        <IconButton {...props} aria-label={t('contentList.moreActions', { name })}>
          <MoreVert />
        </IconButton>
      )}
    />
  );
}
