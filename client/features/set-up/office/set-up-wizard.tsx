import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPageHeading } from '../../../components/page/focus-page-heading.ts';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { PAGE_PADDING } from '../../../components/page/public-page.tsx';
import { useAsyncNavigate } from '../../../components/page/use-async-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AdministratorStep } from './administrator-step.tsx';
import { type Draft, keepDraft, STEPS, type Step } from './draft.ts';
import { LanguageChoice } from './language-choice.tsx';
import { LookStep } from './look-step.tsx';
import { ContactStep, LanguagesStep, NameStep, PartsStep } from './settings-steps.tsx';

export interface SetUpWizardProps {
  token: string;
  /** What this tab has kept. */
  draft: Draft;
}

/** Steps that say themselves what can be changed later. */
const STAYS: readonly Step[] = ['parts', 'administrator'];

/** The number of the step that is shown: in the history's entry, so that the browser's Back leads to the one before. */
function useStep(token: string) {
  const { state } = useLocation();
  const navigate = useAsyncNavigate();
  const kept = Number((state as { step?: number } | null)?.step ?? 0);
  const index = STEPS[kept] ? kept : 0;
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    focusPageHeading();
  }, [index]);
  return { index, go: (step: number) => navigate(`${PATHS.setUp}#${token}`, { state: { step } }) };
}

/** The first evening: what a new site needs, in short steps, and the first administrator's account at the end. */
export function SetUpWizard({ token, draft: kept }: SetUpWizardProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(kept);
  const { index, go } = useStep(token);
  const step = STEPS[index]!;

  const change = (values: Partial<Draft>) =>
    setDraft((before) => {
      const after = { ...before, ...values };
      keepDraft(after);
      return after;
    });
  /** What each of the steps gets. */
  const propsOf = <Name extends Step>(name: Name) => ({
    values: draft[name],
    onChange: (values: Draft[Name]) => change({ [name]: values }),
    onNext: () => go(index + 1),
    onBack: index > 0 ? () => void go(index - 1) : undefined,
    lang: draft.languages.languages[0] ?? 'en',
  });
  const forms = {
    name: () => <NameStep {...propsOf('name')} />,
    languages: () => <LanguagesStep {...propsOf('languages')} />,
    look: () => <LookStep {...propsOf('look')} draft={draft} />,
    parts: () => <PartsStep {...propsOf('parts')} />,
    contact: () => <ContactStep {...propsOf('contact')} />,
    administrator: () => <AdministratorStep {...propsOf('administrator')} token={token} draft={draft} />,
  } satisfies Record<Step, () => unknown>;

  return (
    <Container maxWidth="sm" sx={PAGE_PADDING}>
      <PageMeta title={t('setUp.title')} noindex />
      <LanguageChoice onChange={(pageLanguage) => change({ pageLanguage })} />
      <Box sx={card}>
        <Typography component="p" sx={{ color: 'text.secondary', fontWeight: 600 }}>
          {t('setUp.stepOf', { number: index + 1, total: STEPS.length })}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={((index + 1) / STEPS.length) * 100}
          aria-hidden
          sx={{ my: 1, height: 6, borderRadius: 3 }}
        />
        <Typography variant="h2" component="h1" sx={{ mt: 2, outline: 'none' }}>
          {t(`setUp.${step}Title`)}
        </Typography>
        <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
          {t(`setUp.${step}Lead`)} {!STAYS.includes(step) && t('setUp.later')}
        </Typography>
        <Box key={step}>{forms[step]()}</Box>
      </Box>
    </Container>
  );
}

const card = {
  p: { xs: 2, sm: 4 },
  pb: { xs: 0, sm: 0 },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;
