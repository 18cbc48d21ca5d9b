import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { OpenTask } from '../../../../rules/open-tasks.ts';
import { PATHS } from '../../../components/page/paths.ts';
import type { TextKey } from '../../../i18n/text-keys.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useOpenTasksQuery } from './open-tasks.generated.ts';

/** What is said of each task, and where it is done; what only an operator can do has no link. */
const TASKS: Record<OpenTask, { text: TextKey; link?: { to: string; label: TextKey } }> = {
  OPENING_WORDS: {
    text: 'openTasks.openingWords',
    link: { to: `${PATHS.siteSettings}#openingTitle`, label: 'siteSettings.opening' },
  },
  FIRST_EVENT: { text: 'openTasks.firstEvent', link: { to: PATHS.editEvent, label: 'events.add' } },
  COMMITTEE: {
    text: 'openTasks.committee',
    link: { to: PATHS.editCommitteeMember, label: 'committee.add' },
  },
  PAYMENT_DETAILS: {
    text: 'openTasks.paymentDetails',
    link: { to: `${PATHS.siteSettings}#bankAccountName`, label: 'siteSettings.bank' },
  },
  MAIL: { text: 'openTasks.mail' },
  TEXT_MESSAGES: { text: 'openTasks.textMessages' },
  REFUSED_TEXT_MESSAGES: { text: 'openTasks.refusedTextMessages' },
};

/** What is left to do on a new site; nothing when nothing is. */
export function OpenTasks() {
  const { t } = useTranslation();
  // Asked again each time, because what was open may have been done on another page.
  const { data } = useOpenTasksQuery({ fetchPolicy: 'cache-and-network' });
  const tasks = data?.openTasks ?? [];
  if (tasks.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="open-tasks" sx={card}>
      <Typography id="open-tasks" variant="h3" component="h2">
        {t('openTasks.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('openTasks.lead')}</Typography>
      <Box component="ul" sx={list}>
        {tasks.map((task) => {
          const { text, link } = TASKS[task];
          return (
            <li key={task}>
              <span>{t(text)}</span>
              {link && (
                <Link component={RouterLink} to={link.to} sx={{ py: 1.25 }}>
                  {t(link.label)}
                </Link>
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const card = {
  mb: 3,
  p: 2,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '16px',
} as const;

const list = {
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: 2,
    minHeight: 44,
    py: 0.5,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& li > span': { maxWidth: '60ch' },
} as const;
