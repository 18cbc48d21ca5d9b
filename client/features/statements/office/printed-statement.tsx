import { memo } from 'react';
import { Letterhead } from '../../../components/page/letterhead.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { StatementFieldsFragment } from './donor-statements.generated.ts';

/** Of all the statements on a page, at once: hundreds of styled elements each would be slow. */
export const STATEMENT_STYLES = {
  '& article': {
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: '16px',
    p: { xs: 2, sm: 4 },
    mb: 3,
    overflowWrap: 'anywhere',
  },
  '& .sent': { color: 'text.secondary' },
  '& .recipient': { fontStyle: 'normal', whiteSpace: 'pre-line', mb: 3 },
  '& h2': { typography: 'h3', mb: 1 },
  '& p': { m: 0, mb: 2, whiteSpace: 'pre-line' },
  '& table': { width: '100%', borderCollapse: 'collapse', mb: 2 },
  '& th': { textAlign: 'left', fontWeight: 600, verticalAlign: 'bottom' },
  '& th, & td': { borderBottom: 1, borderColor: 'divider', py: 0.75, pr: 1.5, verticalAlign: 'top' },
  '& tr': { breakInside: 'avoid' },
  '& thead': { display: 'table-header-group' },
  // A day and a number are read as one.
  '& .whole': { whiteSpace: 'nowrap', overflowWrap: 'normal' },
  '& .whose': { display: 'none' },
  '& .amount': { textAlign: 'right', pr: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .totals': {
    fontWeight: 600,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    breakInside: 'avoid',
  },
  '& .back': { display: 'block' },
  '& td::before': { display: 'none' },
  '@media screen and (max-width: 599.95px)': {
    '& thead': { display: 'none' },
    '& tr': { display: 'block', borderBottom: 1, borderColor: 'divider', py: 1 },
    '& td': { display: 'flex', justifyContent: 'space-between', gap: 2, border: 0, p: 0, textAlign: 'right' },
    '& td:empty': { display: 'none' },
    '& td::before': {
      display: 'block',
      content: 'attr(data-label)',
      flex: 'none',
      fontWeight: 600,
      textAlign: 'left',
    },
    '& .amount': { whiteSpace: 'normal' },
  },
  '@media print': {
    fontSize: '11pt',
    '& .whose': { display: 'table-row' },
    '& .sent': { display: 'none' },
    '& article': { border: 0, borderRadius: 0, p: 0, m: 0 },
    // One donor a page; a long statement takes more of them.
    '& article + article': { breakBefore: 'page' },
  },
} as const;

interface PrintedStatementProps {
  statement: StatementFieldsFragment;
  /** For the office, who is shown several: when it was sent. */
  sent?: string | undefined;
}

/** What a donor gave, as a letter in the language of the donor. */
export const PrintedStatement = memo(function PrintedStatement({ statement, sent }: PrintedStatementProps) {
  const { language, title, letterhead, recipient, lead, headings, donations, totals, closing, replaces } =
    statement;
  const { language: own } = useTranslation();
  return (
    <article lang={language} aria-label={`${title}, ${recipient[0]}`}>
      {sent && (
        <p className="sent" lang={own}>
          {sent}
        </p>
      )}
      <Letterhead lines={letterhead} />
      <address className="recipient">{recipient.join('\n')}</address>
      <h2>{title}</h2>
      {replaces && <p>{replaces}</p>}
      <p>{lead}</p>
      <table>
        <thead>
          {/* On paper alone: it stands above the table on each sheet, so that none is without its name. */}
          <tr className="whose">
            <th colSpan={5} scope="colgroup">
              {recipient[0]} · {title}
            </th>
          </tr>
          <tr>
            <th scope="col" className="whole">
              {headings.day}
            </th>
            <th scope="col">{headings.fund}</th>
            <th scope="col">{headings.paymentMethod}</th>
            <th scope="col" className="whole">
              {headings.receipt}
            </th>
            <th scope="col" className="amount">
              {headings.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {donations.map(({ id, day, fund, fundLanguage, paymentMethod, receipt, amount, refunded }) => (
            <tr key={id}>
              <td data-label={headings.day} className="whole">
                {day}
              </td>
              <td data-label={headings.fund} lang={fundLanguage}>
                {fund}
              </td>
              <td data-label={headings.paymentMethod}>{paymentMethod}</td>
              <td data-label={headings.receipt} className="whole">
                {receipt}
              </td>
              <td data-label={headings.amount} className="amount">
                <span>
                  {amount}
                  {refunded && <span className="back">{refunded}</span>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="totals">{totals.join('\n')}</p>
      <p>{closing}</p>
    </article>
  );
});
