import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { Language } from '../../../rules/languages.ts';
import type { SiteDrawings } from '../../../rules/site-drawings.ts';
import type { Translations } from '../../database/translations.ts';

/** The one row's id. */
export const SITE_SETTINGS_ID = 1;

/** What the site says of the community, and where it leads; visitors may read all of it. */
@ObjectType({ description: 'Site settings; empty texts are not shown' })
@Entity('site_settings')
@Check('site_settings_drawings', "drawings IN ('temple', 'hall', 'tree', 'none')")
@Check('site_settings_one_row', `id = ${SITE_SETTINGS_ID}`)
export class SiteSettings {
  @PrimaryColumn('integer')
  id: number;

  @Field(() => Int, {
    description: 'Optimistic lock: send it back with the edit; an older one answers CONFLICT',
  })
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** The language that these texts were entered in; GraphQL's `language` is the one asked for. */
  @Column('varchar', { name: 'language', length: 35 })
  ownLanguage: Language;

  /** The same texts in other languages. */
  @Column('jsonb', { default: {} })
  translations: Translations;

  @Field(() => String, { description: 'Full name of the association' })
  @Column('text')
  name: string;

  @Field(() => String, {
    description: 'For text messages and narrow places; if empty, the full name is used',
  })
  @Column('text')
  shortName: string;

  @Field(() => String, { description: 'A motto or greeting above the opening text' })
  @Column('text')
  tagline: string;

  @Field(() => String, { description: 'In a sentence, for search engines and link previews' })
  @Column('text')
  description: string;

  @Field(() => String, { description: 'Opening text of the home page' })
  @Column('text')
  openingTitle: string;

  @Field(() => String)
  @Column('text')
  openingText: string;

  @Field(() => String, { description: 'The year, or empty' })
  @Column('text')
  founded: string;

  @Field(() => String, { description: 'Prefix of donation references, for example SMJ' })
  @Column('text')
  referencePrefix: string;

  @Field(() => String, { description: 'Text of Who we are; an empty line starts a paragraph' })
  @Column('text')
  history: string;

  @Field(() => String, { description: 'The same in a few sentences' })
  @Column('text')
  footerHistory: string;

  @Field(() => String)
  @Column('text')
  guruName: string;

  @Field(() => String)
  @Column('text')
  guruMessage: string;

  @Field(() => String)
  @Column('text')
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

  @Field(() => String, {
    description: 'Latitude and longitude in degrees, for example 52.6469,-1.1253, or empty',
  })
  @Column('text')
  mapPosition: string;

  @Field(() => String, { description: 'https, or empty, as the other links' })
  @Column('text')
  facebookUrl: string;

  @Field(() => String)
  @Column('text')
  instagramUrl: string;

  @Field(() => String)
  @Column('text')
  youtubeUrl: string;

  @Field(() => String)
  @Column('text')
  whatsappUrl: string;

  @Field(() => String, { description: 'Where fees and donations are paid' })
  @Column('text')
  paymentUrl: string;

  @Field(() => String)
  @Column('text')
  charityName: string;

  @Field(() => String)
  @Column('text')
  charityNumber: string;

  @Field(() => String, {
    description: 'Of the account for donations; empty without one, like the other details',
  })
  @Column('text', { default: '' })
  bankAccountName: string;

  @Field(() => String, {
    description: 'For example 20-00-00; abroad the IFSC, BSB, routing number or names of bank and branch',
  })
  @Column('text', { default: '' })
  bankSortCode: string;

  @Field(() => String)
  @Column('text', { default: '' })
  bankAccountNumber: string;

  @Field(() => String, { description: 'Without blanks' })
  @Column('text', { default: '' })
  bankIban: string;

  @Field(() => String)
  @Column('text', { default: '' })
  bankBic: string;

  @Field(() => String, { description: 'Amounts suggested by the donation form, for example 11, 21, 51' })
  @Column('text', { default: '' })
  suggestedAmounts: string;

  @Field(() => String, {
    description:
      'What donations were used for last year, a line each, for example 9800: Festivals; empty without',
  })
  @Column('text', { default: '' })
  useOfDonations: string;

  @Field(() => Boolean, { description: 'Whether new members of the matrimonial section wait for an admin' })
  @Column('boolean', { default: false })
  approveNewMembers: boolean;

  @Field(() => Boolean, { description: 'Whether accounts are asked for their sheri' })
  @Column('boolean', { default: false })
  asksSheri: boolean;

  @Field(() => String, { description: 'Label of the question; empty for sheri' })
  @Column('text', { default: '' })
  sheriLabel: string;

  @Field(() => [String], {
    description: 'Codes of the languages of the site, the first language first',
  })
  @Column('text', { array: true, default: ['en'] })
  languages: string[];

  @Field(() => String, {
    description: 'For example #7A1F2B; the other colours are derived from it and the accent',
  })
  @Column('text', { default: '#7A1F2B' })
  mainColour: string;

  @Field(() => String)
  @Column('text', { default: '#E07A1F' })
  accentColour: string;

  @Field(() => String, {
    description: 'What the drawings show while there is no photograph: temple, hall, tree or none',
  })
  @Column('varchar', { length: 10, default: 'temple' })
  drawings: SiteDrawings;

  @Field(() => String, { description: 'ISO 3166, for example GB' })
  @Column('text', { default: 'GB' })
  country: string;

  @Field(() => String, { description: 'ISO 4217, for example GBP' })
  @Column('text', { default: 'GBP' })
  currency: string;

  @Field(() => String, { description: 'IANA name, for example Europe/London' })
  @Column('text', { default: 'Europe/London' })
  timeZone: string;

  @Field(() => String, { description: 'Calling code of the country, for example 44' })
  @Column('text', { default: '44' })
  callingCode: string;

  @Field(() => [String], { description: 'Parts of the site that the association does not use' })
  @Column('text', { array: true, default: [] })
  unusedParts: string[];

  @Field(() => Boolean, { description: 'Whether the demo content is being written right now' })
  @Column('boolean', { default: false })
  isBeingFilled: boolean;
}
