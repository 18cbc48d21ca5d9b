import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RequestKind } from '../../../../rules/request-kinds.ts';
import { TextParagraphs } from '../../../components/page/text-paragraphs.tsx';
import { useDayText } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { RightsRequestDetailsFieldsFragment } from './rights-request.generated.ts';

interface FactProps {
  label: string;
  children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box
        component="dd"
        sx={{ m: 0, typography: 'body1', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {children}
      </Box>
    </div>
  );
}

/** What the person wrote, and whom it is about: the office reads it before it does something. */
export function RequestWords({ request }: { request: RightsRequestDetailsFieldsFragment }) {
  const { t } = useTranslation();
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 2, maxWidth: 760, my: 3 }}>
      {request.onBehalfOf && <Fact label={t('requests.office.onBehalfOf')}>{request.onBehalfOf}</Fact>}
      <Fact label={t('requests.office.about')}>
        <TextParagraphs text={request.about} />
      </Fact>
    </Box>
  );
}

/** When it came, until when what has to be done, and who it is from. */
export function RequestFacts({ request }: { request: RightsRequestDetailsFieldsFragment }) {
  const { t } = useTranslation();
  const dayText = useDayText('long');
  const { kind, channel, receivedOn, acknowledgedOn, extendedBy } = request;
  const extended = extendedBy === 1 ? 'requests.office.extendedOne' : 'requests.office.extended';
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, maxWidth: 760, my: 3 }}
    >
      <Fact label={t('requests.office.received')}>
        {dayText(receivedOn)} · {t(`requests.office.channels.${channel}`)}
      </Fact>
      <Fact label={t('requests.office.contact')}>
        {request.email && <Link href={`mailto:${request.email}`}>{request.email}</Link>}
        {request.phone && <div>{request.phone}</div>}
        {request.address && <div>{request.address}</div>}
      </Fact>
      <Fact label={t('requests.office.acknowledgeBy')}>
        {dayText(request.acknowledgeBy)}
        {acknowledgedOn && ` · ${t('requests.office.acknowledgedOn', { date: dayText(acknowledgedOn) })}`}
      </Fact>
      <Fact label={t('requests.office.answerBy')}>
        {dayText(request.answerBy)}
        {extendedBy !== null && ` · ${t(extended, { months: extendedBy })}`}
        {kind === RequestKind.COMPLAINT && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('requests.office.complaintTarget')}
          </Typography>
        )}
      </Fact>
    </Box>
  );
}
