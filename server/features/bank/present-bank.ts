import type { Language } from '../../../rules/languages.ts';
import { MESSAGES } from '../../../rules/messages.ts';
import { inLanguage } from '../../database/translations.ts';
import { DONATION_TEXTS } from '../ledger/donation.type.ts';
import type { ShownLine } from './bank-line.service.ts';
import type { BankLineType } from './bank-statements.type.ts';
import type { BankStatementPreviewType } from './statements/bank-preview.type.ts';
import type { StatementPreview } from './statements/bank-statement.service.ts';
import type { NamedRow } from './statements/read-statement.ts';

/** A line as GraphQL shows it, with the names of types in that language. */
export function presentLine(line: ShownLine, language: Language): BankLineType {
  const { suggestion, payments } = line;
  return {
    ...line,
    suggestion: suggestion && {
      ...suggestion,
      candidates: suggestion.candidates.map(({ donation, pence }) => ({
        donation: inLanguage(donation, DONATION_TEXTS, language),
        pence,
        openPence: donation.openPence,
      })),
    },
    payments: payments.map(({ donation, ...payment }) => ({
      ...payment,
      donation: inLanguage(donation, DONATION_TEXTS, language),
    })),
  };
}

export function presentPreview(preview: StatementPreview): BankStatementPreviewType {
  const { columns, samples, layout, impliedOrder = null, dateOrder = null, outcome, ...rest } = preview;
  return {
    ...rest,
    impliedOrder,
    dateOrder,
    columns: columns.map((heading, at) => ({ heading, samples: samples[at] ?? [] })),
    layout: { ...layout, descriptions: layout.descriptions ?? [] },
    outcome: outcome && {
      ...outcome,
      unreadable: outcome.unreadable.map(presentRow),
      setAside: outcome.setAside.map(presentRow),
    },
  };
}

function presentRow({ number, label, problem }: NamedRow) {
  return { number, label, messageKey: problem, message: MESSAGES[problem] };
}
