import Check from '@mui/icons-material/Check';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useFormState, useWatch } from 'react-hook-form';
import { factsOf, type Language } from '../../../rules/languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContentField } from '../list/content-kind.ts';
import { gujaratiWords } from '../page/gujarati-words.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import { type LanguageChoice, panelIds, tabId, valueName } from './use-open-language.ts';
import type { VisibilityChoice } from './use-visibility.ts';

interface LanguageTabsProps {
  choice: LanguageChoice;
  /** Those with a text in each language; where the first is empty, the text is missing. */
  fields: readonly ContentField<string>[];
  visibility: VisibilityChoice;
}

const tabStyle = {
  minHeight: 44,
  px: 2,
  py: 0.5,
  gap: 0.5,
  flexDirection: 'row',
  borderRadius: 999,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.primary',
  opacity: 1,
  '&.Mui-selected': {
    bgcolor: 'brand.deep',
    borderColor: 'brand.deep',
    color: ({ palette }: Theme) => palette.common.white,
  },
} as const;

/** A dashed edge as the office's lists have it. */
const missing = { borderStyle: 'dashed', borderColor: 'text.secondary' } as const;

/** The languages of an item's texts as tabs, each with a mark: the text is there, is missing, is not needed, or was refused. */
export function LanguageTabs({ choice, fields, visibility }: LanguageTabsProps) {
  const { t } = useTranslation();
  const { languages, open, setOpen } = choice;
  const [known] = fields;
  const texts = useWatch({
    name: languages.map((language) => valueName(choice, language, known!.name)),
  });
  const { errors } = useFormState();
  return (
    <Tabs
      value={open}
      onChange={(_event, language: string) => setOpen(language)}
      aria-label={t('contentForm.languages')}
      selectionFollowsFocus
      sx={{
        mb: 3,
        minHeight: 0,
        '& .MuiTabs-list': { flexWrap: 'wrap', gap: 1 },
        '& .MuiTabs-scroller': { overflow: 'visible !important' },
        '& .MuiTabs-indicator': { display: 'none' },
      }}
    >
      {languages.map((language, index) => {
        const isRefused = choice.isRefused(errors, language);
        const isThere = Boolean(String(texts[index] ?? '').trim());
        const isHeld = visibility.isHeld(language);
        const isUnneeded = !isThere && visibility.isUnneeded(language);
        const note = isRefused
          ? 'contentForm.refused'
          : isUnneeded
            ? 'contentList.unneeded'
            : isHeld
              ? 'contentList.held'
              : isThere
                ? undefined
                : 'contentList.missing';
        return (
          <Tab
            key={language}
            value={language}
            id={tabId(choice, language)}
            aria-controls={panelIds(choice, language, fields)}
            disableRipple
            label={
              <>
                <Box component="span" lang={language} sx={gujaratiWords}>
                  {factsOf(language as Language).name}
                </Box>
                {isRefused && <ErrorOutline fontSize="small" />}
                {!note && <Check fontSize="small" />}
                {note && <VisuallyHidden>: {t(note)}</VisuallyHidden>}
              </>
            }
            sx={[tabStyle, note && !isUnneeded ? missing : {}]}
          />
        );
      })}
    </Tabs>
  );
}
