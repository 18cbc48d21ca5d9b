import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { HireFields } from '../../../rules/hall-hire.ts';
import { HirePayment } from '../../../rules/hire-states.ts';
import { Letterhead } from '../../components/page/letterhead.tsx';
import { useCurrencySign } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { HallTerms } from './hall-terms.tsx';

/** Sizes in points and millimetres, because this is only printed. */
const sheet = {
  display: 'none',
  displayPrint: 'block',
  color: 'text.primary',
  fontSize: '11pt',
  lineHeight: 1.35,
  // No second `h1`: the page on the screen has one.
  '& .title': { typography: 'h1', fontSize: '19pt', m: 0 },
  '& h2': { typography: 'h2', fontSize: '13pt', mt: '6mm', mb: '1mm' },
  '& th, & td': {
    border: 1,
    borderColor: 'text.primary',
    p: '1.5mm',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& td': { height: '18mm', overflowWrap: 'anywhere' },
} as const;

const grid = (columns: string) =>
  ({ display: 'grid', gridTemplateColumns: columns, columnGap: '8mm', rowGap: '2mm' }) as const;

/** `06/02/2027`, as usual on British forms. */
const dateText = (date: string) => date.split('-').reverse().join('/');

/** A label with the value on a line, or with an empty line to write on. */
function Line({ label, children, span }: { label: string; children?: ReactNode; span?: boolean }) {
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'flex-end', gap: '2mm', gridColumn: span ? '1 / -1' : undefined }}
    >
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {label}
      </Box>
      <Box
        component="span"
        sx={{
          flex: 1,
          minHeight: '9mm',
          alignContent: 'end',
          borderBottom: 1,
          fontWeight: 600,
          overflowWrap: 'anywhere',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

function Tick({ label, checked }: { label: string; checked: boolean }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '1.5mm' }}>
      <Box
        component="span"
        sx={{
          width: '4.5mm',
          height: '4.5mm',
          border: 1,
          lineHeight: '4mm',
          textAlign: 'center',
          fontWeight: 600,
        }}
      >
        {checked ? '✓' : ''}
      </Box>
      {label}
    </Box>
  );
}

function HireTable({ values }: { values: HireFields }) {
  const { t } = useTranslation();
  const cells = [
    [t('hallHire.purpose'), values.purpose, '24%'],
    [t('hallHire.guests'), values.guests, '13%'],
    [t('hallHire.day'), values.day, '15%'],
    [t('hallHire.date'), dateText(values.date), '15%'],
    [t('hallHire.from'), values.from, '11%'],
    [t('hallHire.to'), values.to, '12%'],
    [t('hallHire.hours'), values.hours, '10%'],
  ] as const;
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}>
      <thead>
        <tr>
          {cells.map(([label, , width]) => (
            <th key={label} style={{ width }}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {cells.map(([label, value]) => (
            <td key={label}>{value}</td>
          ))}
        </tr>
      </tbody>
    </Box>
  );
}

interface PrintedAgreementProps {
  values: HireFields;
  /** Only for a hire that has been requested. */
  reference?: string;
}

/** The letting agreement on one sheet of A4, with the typed values and empty lines for the rest. */
export function PrintedAgreement({ values, reference }: PrintedAgreementProps) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  return (
    <Box sx={sheet}>
      <Letterhead />
      {reference && <div>{t('hallHire.reference', { reference })}</div>}
      <p className="title">{t('hallHire.agreement')}</p>
      <h2>{t('hallHire.hirer')}</h2>
      <Box sx={grid('2fr 3fr')}>
        <Line label={t('hallHire.name')} span>
          {values.name}
        </Line>
        <Line label={t('hallHire.address')} span>
          {values.address.trim().replace(/\s*\n\s*/g, ', ')}
        </Line>
        <Line label={t('hallHire.postcode')}>{values.postcode}</Line>
        <Line label={t('hallHire.email')}>{values.email}</Line>
        <Line label={t('hallHire.telephone')}>{values.telephone}</Line>
        <Line label={t('hallHire.mobile')}>{values.mobile}</Line>
      </Box>
      <h2>{t('hallHire.hire')}</h2>
      <HireTable values={values} />
      <h2>{t('hallHire.payment')}</h2>
      <Box sx={grid('2fr 3fr')}>
        <Line label={t('hallHire.deposit', { sign })}>{values.deposit}</Line>
        <Line label={t('hallHire.charges', { sign })}>{values.charges}</Line>
        <Line label={t('hallHire.outstanding', { sign })}>{values.outstanding}</Line>
        <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: '4mm', pb: '1mm' }}>
          <span>{t('hallHire.paidBy')}</span>
          <Tick label={t('hallHire.cash')} checked={values.paidBy === HirePayment.CASH} />
          <Tick label={t('hallHire.cheque')} checked={values.paidBy === HirePayment.CHEQUE} />
        </Box>
      </Box>
      <h2>{t('hallHire.termsTitle')}</h2>
      <HallTerms />
      <Box sx={[grid('3fr 2fr'), { mt: '8mm', rowGap: '6mm' }]}>
        <Line label={t('hallHire.hirerSignature')} />
        <Line label={t('hallHire.date')}>{dateText(values.agreedOn ?? '')}</Line>
        <Line label={t('hallHire.officeSignature')} />
        <Line label={t('hallHire.date')} />
      </Box>
    </Box>
  );
}
