import type { AccountsDays } from '../../../rules/accounts-days.ts';
import { yearOf } from '../../../rules/donor-statements.ts';
import type { Language } from '../../../rules/languages.ts';
import { poundsWithSign } from '../../../rules/money.ts';
import { fillIn } from '../../../rules/placeholders.ts';
import { dayIn } from '../../../rules/time-texts.ts';
import { wallClock } from '../../../rules/zoned-time.ts';
import { inLanguage } from '../../database/translations.ts';
import { writeLetter } from '../../messages/letter.ts';
import { greetingOf, letterTexts } from '../../messages/letter-texts.ts';
import type { Mail } from '../../messages/outgoing.ts';
import { DONATION_TEXTS } from '../ledger/donation.type.ts';
import { letterhead } from '../ledger/letterhead.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { DonorStatementType, StatementDonationType } from './donor-statement.type.ts';
import type { Given, GivenDonation } from './given.ts';

type Settings = Awaited<ReturnType<SiteSettingsService['find']>>;

/** The line of a donation in a letter: what is known of it. */
const lineOf = ({ day, fund, paymentMethod, receipt, amount, refunded }: StatementDonationType) =>
  [day, fund, paymentMethod, receipt, amount, refunded].filter(Boolean).join(' · ');

function printedDonation(donation: GivenDonation, language: Language): StatementDonationType {
  const { paymentMethods, statement } = letterTexts(language).donationLetters;
  const { typeName, textLanguages } = inLanguage(donation, DONATION_TEXTS, language);
  const { refundedPence, refundedOn } = donation;
  return {
    id: donation.id,
    day: dayIn(language, donation.receivedOn),
    fund: typeName,
    fundLanguage: textLanguages.typeName!,
    paymentMethod: donation.paymentMethod ? paymentMethods[donation.paymentMethod] : '',
    receipt: donation.receiptNumber,
    amount: poundsWithSign(donation.amountPence),
    refunded:
      refundedPence > 0
        ? fillIn(statement.refundLine, {
            amount: poundsWithSign(refundedPence),
            day: refundedOn ? dayIn(language, refundedOn) : '',
          })
        : '',
  };
}

const sum = (pence: readonly number[]) => pence.reduce((total, one) => total + one, 0);

/** What is printed for a donor of what they gave on these days. */
export function printedStatement(given: Given, days: AccountsDays, settings: Settings): DonorStatementType {
  const { donorId, name, address, postcode, language, email, sentAt, sentByName, hasChanged } = given;
  const { statement } = letterTexts(language).donationLetters;
  const receivedPence = sum(given.donations.map(({ amountPence }) => amountPence));
  const refundedPence = sum(given.donations.map((donation) => donation.refundedPence));
  const year = yearOf(days);
  const values = {
    year: year ?? '',
    from: dayIn(language, days.from),
    to: dayIn(language, days.to),
    received: poundsWithSign(receivedPence),
    refunded: poundsWithSign(refundedPence),
    stays: poundsWithSign(receivedPence - refundedPence),
    sentOn: sentAt ? dayIn(language, wallClock(sentAt).date) : '',
  };
  const totals =
    refundedPence > 0 ? [statement.received, statement.refunded, statement.stays] : [statement.total];
  const lines = (texts: readonly string[]) => texts.map((line) => line.trim()).filter(Boolean);
  return {
    donorId,
    language,
    title: fillIn(year ? statement.titleYear : statement.titleDays, values),
    letterhead: letterhead(settings, language),
    recipient: lines([name, ...address.split('\n'), postcode]),
    lead: statement.lead,
    headings: statement.headings,
    donations: given.donations.map((donation) => printedDonation(donation, language)),
    totals: totals.map((text) => fillIn(text, values)),
    closing: statement.closing,
    receivedPence,
    refundedPence,
    email,
    sentAt,
    sentByName,
    hasChanged,
    replaces: hasChanged ? fillIn(statement.replaces, values) : '',
  };
}

/** The same by mail. Of what was typed it repeats only the name, if plausible. */
export function statementLetter(given: Given, days: AccountsDays, settings: Settings): Mail {
  const printed = printedStatement(given, days, settings);
  const { name, email, language } = given;
  const { title, replaces, lead, closing } = printed;
  const letter = writeLetter(language, settings, (_texts, written) => ({
    subject: title,
    paragraphs: [
      greetingOf(name, written),
      title,
      replaces,
      lead,
      '{{donations}}',
      '{{totals}}',
      closing,
      '{{sender}}',
    ],
    values: {
      name,
      donations: printed.donations.map(lineOf).join('\n'),
      totals: printed.totals.join('\n'),
      sender: printed.letterhead.join('\n'),
    },
  }));
  return { to: email, ...letter };
}
