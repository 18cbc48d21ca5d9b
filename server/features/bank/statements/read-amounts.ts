import { currencyDigits } from '../../../../rules/money.ts';
import { withoutCurrency } from '../../../files/spreadsheets/other-currency.ts';

/** What stands between pounds and pence in a file. */
export type DecimalMark = '.' | ',';

/** More is a mistake, and would not fit its column. */
const MOST_PENCE = 2_000_000_000;

const POINT = /\.\d{1,2}\D*$/;
const COMMA = /,\d{1,2}\D*$/;

/**
 * The decimal mark of a column of amounts: the comma if there are amounts such as "12,50" and none such as "12.50", else the
 * point. An amount that has the other one is then unreadable.
 */
export function decimalMarkOf(cells: readonly string[]): DecimalMark {
  return cells.some((cell) => COMMA.test(cell)) && !cells.some((cell) => POINT.test(cell)) ? ',' : '.';
}

/**
 * A signed amount of the site's currency in pence: "-£1,234.56", "(12.50)", "12.50-", "12.50 DR". Undefined for what is
 * none, for an amount of another currency, and for more decimals than the currency has.
 */
export function readSignedPence(text: string, mark: DecimalMark): number | undefined {
  let rest = withoutCurrency(
    text
      .normalize('NFKC')
      .toUpperCase()
      .replaceAll(/[−‒–—]/g, '-'),
  );
  let sign = 1;
  let signs = 0;
  const take = (pattern: RegExp, of: 1 | -1) => {
    if (!pattern.test(rest)) return;
    rest = rest.replace(pattern, '$<bare>').trim();
    sign = of;
    signs += 1;
  };
  take(/^\((?<bare>[^()]+)\)$/, -1);
  take(/^(?<bare>.+?)\s*(?:DR|D)\.?$/, -1);
  take(/^(?<bare>.+?)\s*(?:CR|C)\.?$/, 1);
  take(/^-\s*(?<bare>.+)$/, -1);
  take(/^(?<bare>.+?)\s*-$/, -1);
  take(/^\+\s*(?<bare>.+)$/, 1);
  if (signs > 1) return undefined;
  const pence = penceOf(rest, mark);
  return pence === undefined || pence > MOST_PENCE ? undefined : sign * pence || 0;
}

/** Pence of an amount without a sign; whole thousands, and lakhs, may be set apart. */
function penceOf(text: string, mark: DecimalMark): number | undefined {
  const groups = mark === '.' ? `[,' ]` : `[.' ]`;
  const amount = new RegExp(
    `^(?<whole>\\d+|\\d{1,3}(?<group>${groups})(?:\\d{2,3}\\k<group>)*\\d{3})?(?:\\${mark}(?<decimals>\\d+))?$`,
  );
  const { whole = '', decimals = '' } = amount.exec(text)?.groups ?? {};
  if (whole === '' && decimals === '') return undefined;
  const digits = currencyDigits();
  // Some banks write more decimals than there are.
  if (/[1-9]/.test(decimals.slice(digits))) return undefined;
  return Number(whole.replaceAll(/\D/g, '') + decimals.slice(0, digits).padEnd(digits, '0'));
}
