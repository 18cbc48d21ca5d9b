import type { Language } from '../../../rules/languages.ts';
import { poundsWithSign } from '../../../rules/money.ts';
import { place } from '../../../rules/place.ts';
import { inLanguage } from '../../database/translations.ts';
import type { Mail } from '../../messages/outgoing.ts';
import type { Donation } from './donation.entity.ts';
import { DONATION_TEXTS } from './donation.type.ts';

/** The site settings that letters need; an empty one is left out. */
export interface Charity {
  charityName: string;
  charityNumber: string;
  paymentUrl: string;
}

const day = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: place.timeZone });

/** A plausible name of a person: nothing that a mail program would turn into a link. */
const NAME = /^(?!.*\.\p{L}{2})[\p{L}\p{M} .'’&-]{1,60}$/u;

/** What the donation is for, in that language if it is known. */
function typeIn(donation: Donation, language: Language): string {
  return inLanguage(donation, DONATION_TEXTS, language).typeName;
}

/** A letter in both languages, because donors are not asked for theirs. */
function letter(to: string, subject: string, english: string[], gujarati: string[]): Mail {
  const paragraphs = [...english, '— — —', ...gujarati].filter(Boolean);
  return { to, subject, text: `${paragraphs.join('\n\n')}\n` };
}

/** To the donor, when a donation was made: it is not paid yet (D32). It repeats nothing that was typed. */
export function donationLetter(donation: Donation, { charityName, paymentUrl }: Charity): Mail {
  const { reference, createdAt } = donation;
  return letter(
    donation.email,
    `Your donation ${reference} / તમારું દાન`,
    [
      'Namaste,',
      `Jai Shri Krishna. We have written down your donation or payment. It is not paid yet.`,
      `Reference: ${reference}\nFor: ${typeIn(donation, 'en')}\nAmount: ${poundsWithSign(donation.amountPence)}\nDate: ${day('en-GB').format(createdAt)}`,
      paymentUrl && `To pay, open ${paymentUrl} and give the reference ${reference}.`,
      `You will get a receipt when we have received the payment. Was this not you? Then you need do nothing.`,
      charityName,
    ],
    [
      'નમસ્તે,',
      `જય શ્રી કૃષ્ણ. તમારું દાન અથવા ચુકવણી અમે નોંધી લીધી છે. તેની રકમ હજી ચૂકવાઈ નથી.`,
      `સંદર્ભ નંબર: ${reference}\nશેના માટે: ${typeIn(donation, 'gu')}\nરકમ: ${poundsWithSign(donation.amountPence)}\nતારીખ: ${day('gu-IN').format(createdAt)}`,
      paymentUrl && `રકમ ચૂકવવા ${paymentUrl} ખોલો અને સંદર્ભ નંબર ${reference} લખો.`,
      `રકમ અમને મળે ત્યારે તમને રસીદ મોકલીશું. આ તમે ન કર્યું હોય તો કશું કરવાની જરૂર નથી.`,
      charityName,
    ],
  );
}

/** To the donor, when an administrator has set it to Paid. Of what was typed it repeats only the name, if plausible. */
export function receiptLetter(
  donation: Donation & { receivedOn: string },
  { charityName, charityNumber }: Charity,
): Mail {
  const { reference, donorName } = donation;
  const receivedOn = new Date(donation.receivedOn);
  const charity = [charityName, charityNumber && `Registered charity no. ${charityNumber}`];
  const charityInGujarati = [charityName, charityNumber && `રજિસ્ટર્ડ ચૅરિટી નં. ${charityNumber}`];
  return letter(
    donation.email,
    `Receipt ${reference} / રસીદ`,
    [
      NAME.test(donorName) ? `Dear ${donorName},` : 'Namaste,',
      `Jai Shri Krishna. We have received your payment. Thank you from the whole community.`,
      `Receipt\nReference: ${reference}\nFor: ${typeIn(donation, 'en')}\nAmount: ${poundsWithSign(donation.amountPence)}\nReceived on: ${day('en-GB').format(receivedOn)}`,
      charity.filter(Boolean).join('\n'),
    ],
    [
      NAME.test(donorName) ? `${donorName},` : 'નમસ્તે,',
      `જય શ્રી કૃષ્ણ. તમારી ચુકવણી અમને મળી ગઈ છે. સમગ્ર સમાજ વતી તમારો આભાર.`,
      `રસીદ\nસંદર્ભ નંબર: ${reference}\nશેના માટે: ${typeIn(donation, 'gu')}\nરકમ: ${poundsWithSign(donation.amountPence)}\nમળ્યાની તારીખ: ${day('gu-IN').format(receivedOn)}`,
      charityInGujarati.filter(Boolean).join('\n'),
    ],
  );
}

/** To the donor, when a wrong Paid is reverted (D97): the receipt is invalid. It repeats nothing that was typed. */
export function withdrawalLetter(donation: Donation, { charityName, paymentUrl }: Charity): Mail {
  const { reference } = donation;
  return letter(
    donation.email,
    `Receipt ${reference} is withdrawn / રસીદ પાછી ખેંચી છે`,
    [
      'Namaste,',
      'Jai Shri Krishna. We sent you a receipt by mistake: we have not received this payment. The receipt is no longer valid. Please do not use it. We are sorry.',
      `Reference: ${reference}\nFor: ${typeIn(donation, 'en')}\nAmount: ${poundsWithSign(donation.amountPence)}\nNot paid yet`,
      paymentUrl && `To pay, open ${paymentUrl} and give the reference ${reference}.`,
      'If you have paid already, please tell the office.',
      charityName,
    ],
    [
      'નમસ્તે,',
      'જય શ્રી કૃષ્ણ. તમને ભૂલથી રસીદ મોકલાઈ હતી: આ રકમ અમને મળી નથી. એ રસીદ હવે માન્ય નથી, તેનો ઉપયોગ ન કરશો. ભૂલ બદલ માફ કરશો.',
      `સંદર્ભ નંબર: ${reference}\nશેના માટે: ${typeIn(donation, 'gu')}\nરકમ: ${poundsWithSign(donation.amountPence)}\nચૂકવવાનું બાકી`,
      paymentUrl && `રકમ ચૂકવવા ${paymentUrl} ખોલો અને સંદર્ભ નંબર ${reference} લખો.`,
      'તમે રકમ ચૂકવી દીધી હોય તો ઑફિસને જણાવશો.',
      charityName,
    ],
  );
}
