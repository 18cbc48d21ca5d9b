import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { Language } from '../../../rules/languages.ts';
import type { Translations } from '../../database/translations.ts';

/** The one row's id. */
export const SITE_SETTINGS_ID = 1;

/** What the site says of the community, and where it leads; visitors may read all of it. */
@ObjectType({ description: 'What the site says of the community; an empty text is left out' })
@Entity('site_settings')
@Check('site_settings_one_row', `id = ${SITE_SETTINGS_ID}`)
export class SiteSettings {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'site_settings_pkey' })
  id: number;

  @Field(() => Int, { description: 'Grows with every change; send it back with an edit' })
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt: Date;

  /** The language that these texts were entered in; GraphQL's `language` is the one asked for. */
  @Column('varchar', { name: 'language', length: 35 })
  ownLanguage: Language;

  /** The same texts in other languages. */
  @Column('jsonb', { default: {} })
  translations: Translations;

  @Field(() => String, { description: 'Of the association, in full' })
  @Column('text')
  name: string;

  @Field(() => String, {
    description: 'For text messages and narrow places; the full name where it is empty',
  })
  @Column('text', { name: 'short_name' })
  shortName: string;

  @Field(() => String, { description: 'A motto or a greeting, above the opening words' })
  @Column('text')
  tagline: string;

  @Field(() => String, { description: 'In a sentence, for search engines and link previews' })
  @Column('text')
  description: string;

  @Field(() => String, { description: 'What the home page opens with' })
  @Column('text', { name: 'opening_title' })
  openingTitle: string;

  @Field(() => String)
  @Column('text', { name: 'opening_text' })
  openingText: string;

  @Field(() => String, { description: 'The year, or empty' })
  @Column('text')
  founded: string;

  @Field(() => String, { description: 'What references of donations begin with, as SMJ' })
  @Column('text', { name: 'reference_prefix' })
  referencePrefix: string;

  @Field(() => String, { description: 'Who we are; an empty line starts a paragraph' })
  @Column('text')
  history: string;

  @Field(() => String, { description: 'The same in a few sentences' })
  @Column('text', { name: 'footer_history' })
  footerHistory: string;

  @Field(() => String)
  @Column('text', { name: 'guru_name' })
  guruName: string;

  @Field(() => String)
  @Column('text', { name: 'guru_message' })
  guruMessage: string;

  @Field(() => String)
  @Column('text', { name: 'contact_hours' })
  contactHours: string;

  @Field(() => String)
  @Column('text')
  cricket: string;

  @Field(() => String)
  @Column('text')
  address: string;

  @Field(() => String)
  @Column('text')
  email: string;

  @Field(() => String)
  @Column('text')
  phone: string;

  @Field(() => String, { description: 'Latitude and longitude in degrees, as 52.6469,-1.1253, or empty' })
  @Column('text', { name: 'map_position' })
  mapPosition: string;

  @Field(() => String, { description: 'https, or empty, as the other links' })
  @Column('text', { name: 'facebook_url' })
  facebookUrl: string;

  @Field(() => String)
  @Column('text', { name: 'instagram_url' })
  instagramUrl: string;

  @Field(() => String)
  @Column('text', { name: 'youtube_url' })
  youtubeUrl: string;

  @Field(() => String)
  @Column('text', { name: 'whatsapp_url' })
  whatsappUrl: string;

  @Field(() => String, { description: 'Where fees and donations are paid' })
  @Column('text', { name: 'payment_url' })
  paymentUrl: string;

  @Field(() => String)
  @Column('text', { name: 'charity_name' })
  charityName: string;

  @Field(() => String)
  @Column('text', { name: 'charity_number' })
  charityNumber: string;

  @Field(() => String, {
    description: 'Of the account that gifts are paid into; empty without one, as the other details',
  })
  @Column('text', { name: 'bank_account_name', default: '' })
  bankAccountName: string;

  @Field(() => String, { description: 'As 20-00-00' })
  @Column('text', { name: 'bank_sort_code', default: '' })
  bankSortCode: string;

  @Field(() => String)
  @Column('text', { name: 'bank_account_number', default: '' })
  bankAccountNumber: string;

  @Field(() => String, { description: 'Without blanks' })
  @Column('text', { name: 'bank_iban', default: '' })
  bankIban: string;

  @Field(() => String)
  @Column('text', { name: 'bank_bic', default: '' })
  bankBic: string;

  @Field(() => String, { description: 'What the form for gifts proposes, as 11, 21, 51' })
  @Column('text', { name: 'suggested_amounts', default: '' })
  suggestedAmounts: string;

  @Field(() => Boolean, { description: 'Whether new members of the matrimonial section wait for an admin' })
  @Column('boolean', { name: 'approve_new_members', default: false })
  approveNewMembers: boolean;

  @Field(() => Boolean, { description: 'Whether accounts are asked for their sheri' })
  @Column('boolean', { name: 'asks_sheri', default: false })
  asksSheri: boolean;

  @Field(() => String, { description: 'What that is called; empty for sheri' })
  @Column('text', { name: 'sheri_label', default: '' })
  sheriLabel: string;

  @Field(() => [String], {
    description: 'The languages that pages are offered in, by their codes, the first one first',
  })
  @Column('text', { array: true, default: ['en'] })
  languages: string[];

  @Field(() => String, { description: 'As #7A1F2B; the other colours follow from it and the accent' })
  @Column('text', { name: 'main_colour', default: '#7A1F2B' })
  mainColour: string;

  @Field(() => String)
  @Column('text', { name: 'accent_colour', default: '#E07A1F' })
  accentColour: string;

  @Field(() => String, { description: 'ISO 3166, as GB' })
  @Column('text', { default: 'GB' })
  country: string;

  @Field(() => String, { description: 'ISO 4217, as GBP' })
  @Column('text', { default: 'GBP' })
  currency: string;

  @Field(() => String, { description: 'By its name in the IANA list, as Europe/London' })
  @Column('text', { name: 'time_zone', default: 'Europe/London' })
  timeZone: string;

  @Field(() => String, { description: 'What telephone numbers of the country begin with, as 44' })
  @Column('text', { name: 'calling_code', default: '44' })
  callingCode: string;

  @Field(() => [String], { description: 'Parts of the site that the association does not use' })
  @Column('text', { name: 'unused_parts', array: true, default: [] })
  unusedParts: string[];
}
