import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { RowTable } from '../../../components/list/row-table.tsx';
import { RowCell } from '../../../components/office/row-cell.tsx';
import { Telephone } from '../../../components/page/telephone.tsx';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import type { TextKey } from '../../../i18n/text-keys.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useWhenText } from '../when-text.ts';
import type { RepliesToComeQuery } from './replies-to-come.generated.ts';
import { repliesAddress } from './reply-address.ts';
import { ToldButton } from './told-button.tsx';

type Family = RepliesToComeQuery['repliesToRing'][number];

/** What they are to be told, by the letter that did not reach them. */
const ABOUT: Readonly<Record<string, TextKey>> = {
  offered: 'replyOffice.ring.about.offered',
  moreFree: 'replyOffice.ring.about.moreFree',
  listClosed: 'replyOffice.ring.about.listClosed',
  moreClosed: 'replyOffice.ring.about.moreClosed',
  unpaid: 'replyOffice.ring.about.unpaid',
  moved: 'replyOffice.ring.about.moved',
  newPlace: 'replyOffice.ring.about.newPlace',
  calledOff: 'replyOffice.ring.about.calledOff',
  onAgain: 'replyOffice.ring.about.onAgain',
};

/** Whom no letter reaches and what they do not know yet, also of dates that are on no list any more. */
export function FamiliesToRing({ families }: { families: readonly Family[] }) {
  const { t } = useTranslation();
  const whenText = useWhenText();
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <Typography variant="h2" gutterBottom>
        {t('replyOffice.ring.title')}
      </Typography>
      <Typography sx={{ mb: 2 }}>{t('replyOffice.ring.lead')}</Typography>
      <RowTable
        rows={families}
        columns={[
          {
            label: t('replyOffice.household'),
            show: ({ name, email, mobile }) => (
              <RowCell below={email && <Link href={`mailto:${email}`}>{email}</Link>}>
                {name}
                {mobile && (
                  <>
                    <br />
                    <Telephone number={mobile} />
                  </>
                )}
              </RowCell>
            ),
          },
          {
            label: t('replyOffice.event'),
            show: ({ eventId, day, eventName, startsAt, ringAbout }) => (
              <RowCell below={ABOUT[ringAbout] && t(ABOUT[ringAbout])}>
                <Link component={RouterLink} to={repliesAddress(eventId, day)}>
                  {eventName}
                </Link>
                <br />
                {whenText({ startsAt })}
              </RowCell>
            ),
          },
          {
            label: t('content.actions'),
            show: (family) => (
              <ToldButton
                reply={family}
                variant="outlined"
                about={<VisuallyHidden> {family.name}</VisuallyHidden>}
              />
            ),
          },
        ]}
      />
    </Box>
  );
}
