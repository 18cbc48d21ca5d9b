import type { z } from 'zod';
import type { BankCodeKind } from '../../../../rules/bank-codes.ts';
import { PAID_TO_ACCOUNT, type Part } from '../../../../rules/parts.ts';
import type { siteSettingsRules } from '../../../../rules/site-settings.ts';
import type { TextKey } from '../../../i18n/text-keys.ts';

type SettingName = keyof z.input<typeof siteSettingsRules>;

/** One of the site settings: a text, yes or no, or languages. */
export interface Setting {
  name: SettingName;
  label: TextKey;
  hint?: TextKey;
  type?: 'email' | 'tel' | 'url' | 'checkbox' | 'languages' | 'colour' | 'parts' | 'drawings';
  rows?: number;
  /** Whether the site may have it in each of its languages. */
  translated?: boolean;
  /** Asked for only where accounts are named so. */
  where?: readonly (BankCodeKind | 'IBAN')[];
  /** Asked for only while this part of its group's is used. */
  part?: Part;
}

interface SettingGroup {
  title: TextKey;
  settings: readonly Setting[];
  /** Country, currency, time zone and calling code. */
  place?: boolean;
  /** The parts of the site that they are for: while none is used, they are not asked for, and stay. */
  parts?: readonly Part[];
  /** Pictures below them. */
  pictures?: readonly ('LOGO' | 'OPENING')[];
}

const CODES = ['SORT_CODE', 'IFSC', 'BSB', 'ROUTING', 'TRANSIT', 'BRANCH'] as const;

/** What names the bank is asked for by the name that it has in the country. */
const BANK_CODES = CODES.map(
  (kind): Setting => ({
    name: 'bankSortCode',
    label: `bankAccount.code.${kind}`,
    hint: `siteSettings.bankCodeHints.${kind}`,
    where: [kind],
  }),
);

/** What the association says of itself, and what the old site had written into its pages, in the groups and the order of the form. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: 'siteSettings.association',
    settings: [
      { name: 'name', translated: true, label: 'siteSettings.name' },
      {
        name: 'shortName',
        translated: true,
        label: 'siteSettings.shortName',
        hint: 'siteSettings.shortNameHint',
      },
      {
        name: 'description',
        translated: true,
        label: 'siteSettings.description',
        hint: 'siteSettings.descriptionHint',
      },
      { name: 'founded', label: 'siteSettings.founded', hint: 'siteSettings.foundedHint' },
      {
        name: 'referencePrefix',
        label: 'siteSettings.referencePrefix',
        hint: 'siteSettings.referencePrefixHint',
      },
    ],
  },
  {
    title: 'siteSettings.opening',
    settings: [
      { name: 'tagline', translated: true, label: 'siteSettings.tagline', hint: 'siteSettings.taglineHint' },
      { name: 'openingTitle', translated: true, label: 'siteSettings.openingTitle' },
      { name: 'openingText', translated: true, label: 'siteSettings.openingText', rows: 3 },
    ],
  },
  {
    title: 'siteSettings.look',
    settings: [
      {
        name: 'mainColour',
        label: 'siteSettings.mainColour',
        hint: 'siteSettings.mainColourHint',
        type: 'colour',
      },
      {
        name: 'accentColour',
        label: 'siteSettings.accentColour',
        hint: 'siteSettings.accentColourHint',
        type: 'colour',
      },
      {
        name: 'drawings',
        label: 'siteSettings.drawings',
        hint: 'siteSettings.drawingsHint',
        type: 'drawings',
      },
    ],
    pictures: ['LOGO', 'OPENING'],
  },
  {
    title: 'siteSettings.about',
    settings: [
      {
        name: 'history',
        translated: true,
        label: 'siteSettings.history',
        hint: 'siteSettings.historyHint',
        rows: 10,
      },
      {
        name: 'footerHistory',
        translated: true,
        label: 'siteSettings.footerHistory',
        hint: 'siteSettings.footerHistoryHint',
        rows: 4,
      },
      { name: 'cricket', translated: true, label: 'siteSettings.cricket', rows: 3 },
    ],
  },
  {
    title: 'siteSettings.guru',
    settings: [
      { name: 'guruName', translated: true, label: 'siteSettings.guruName' },
      { name: 'guruMessage', translated: true, label: 'siteSettings.guruMessage', rows: 5 },
    ],
  },
  {
    title: 'siteSettings.contact',
    settings: [
      { name: 'address', translated: true, label: 'siteSettings.address', rows: 3 },
      { name: 'contactHours', translated: true, label: 'siteSettings.contactHours' },
      { name: 'phone', label: 'siteSettings.phone', type: 'tel' },
      { name: 'email', label: 'siteSettings.email', type: 'email' },
    ],
  },
  {
    title: 'siteSettings.map',
    settings: [
      { name: 'mapPosition', label: 'siteSettings.mapPosition', hint: 'siteSettings.mapPositionHint' },
    ],
  },
  {
    title: 'siteSettings.social',
    settings: [
      { name: 'facebookUrl', label: 'siteSettings.facebook', hint: 'siteSettings.linkHint', type: 'url' },
      { name: 'instagramUrl', label: 'siteSettings.instagram', hint: 'siteSettings.linkHint', type: 'url' },
      { name: 'youtubeUrl', label: 'siteSettings.youtube', hint: 'siteSettings.linkHint', type: 'url' },
      { name: 'whatsappUrl', label: 'siteSettings.whatsapp', hint: 'siteSettings.linkHint', type: 'url' },
    ],
  },
  {
    title: 'siteSettings.payments',
    settings: [
      { name: 'paymentUrl', label: 'siteSettings.paymentUrl', hint: 'siteSettings.paymentHint', type: 'url' },
      { name: 'charityName', label: 'siteSettings.charityName' },
      { name: 'charityNumber', label: 'siteSettings.charityNumber' },
    ],
  },
  {
    title: 'siteSettings.bank',
    parts: PAID_TO_ACCOUNT,
    settings: [
      {
        name: 'bankAccountName',
        label: 'bankAccount.name',
        hint: 'siteSettings.bankAccountNameHint',
      },
      ...BANK_CODES,
      {
        name: 'bankAccountNumber',
        label: 'bankAccount.number',
        hint: 'siteSettings.bankAccountNumberHint',
        where: ['SORT_CODE'],
      },
      {
        name: 'bankAccountNumber',
        label: 'bankAccount.number',
        where: ['IFSC', 'BSB', 'ROUTING', 'TRANSIT', 'BRANCH'],
      },
      {
        name: 'bankIban',
        label: 'bankAccount.iban',
        hint: 'siteSettings.bankIbanHint',
        where: ['IBAN'],
      },
      {
        name: 'bankBic',
        label: 'bankAccount.bic',
        hint: 'siteSettings.bankBicHint',
        where: ['IBAN'],
      },
      {
        name: 'suggestedAmounts',
        label: 'siteSettings.suggestedAmounts',
        hint: 'siteSettings.suggestedAmountsHint',
        part: 'donations',
      },
      {
        name: 'useOfDonations',
        translated: true,
        label: 'siteSettings.useOfDonations',
        hint: 'siteSettings.useOfDonationsHint',
        rows: 5,
        part: 'donations',
      },
    ],
  },
  {
    title: 'siteSettings.languages',
    settings: [
      {
        name: 'languages',
        label: 'siteSettings.offered',
        hint: 'siteSettings.offeredHint',
        type: 'languages',
      },
    ],
  },
  {
    title: 'siteSettings.partsTitle',
    settings: [
      {
        name: 'unusedParts',
        label: 'siteSettings.usedParts',
        hint: 'siteSettings.usedPartsHint',
        type: 'parts',
      },
    ],
  },
  {
    title: 'siteSettings.signUp',
    settings: [
      {
        name: 'asksSheri',
        label: 'siteSettings.asksSheri',
        hint: 'siteSettings.asksSheriHint',
        type: 'checkbox',
      },
      {
        name: 'sheriLabel',
        translated: true,
        label: 'siteSettings.sheriLabel',
        hint: 'siteSettings.sheriLabelHint',
      },
    ],
  },
  { title: 'siteSettings.place', settings: [], place: true },
  {
    title: 'siteSettings.matrimonial',
    parts: ['matrimonial'],
    settings: [
      {
        name: 'approveNewMembers',
        label: 'siteSettings.approveNewMembers',
        hint: 'siteSettings.approveNewMembersHint',
        type: 'checkbox',
      },
    ],
  },
];
