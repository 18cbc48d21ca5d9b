import enAccounts from '../../client/i18n/en/accounts.letters.json' with { type: 'json' };
import enContact from '../../client/i18n/en/contact.letters.json' with { type: 'json' };
import enDonations from '../../client/i18n/en/donations.letters.json' with { type: 'json' };
import enEvents from '../../client/i18n/en/events.letters.json' with { type: 'json' };
import enGiftAid from '../../client/i18n/en/gift-aid.letters.json' with { type: 'json' };
import enHallHire from '../../client/i18n/en/hall-hire.letters.json' with { type: 'json' };
import enImports from '../../client/i18n/en/imports.letters.json' with { type: 'json' };
import enMatrimonial from '../../client/i18n/en/matrimonial.letters.json' with { type: 'json' };
import enOwnData from '../../client/i18n/en/own-data.letters.json' with { type: 'json' };
import enReplies from '../../client/i18n/en/replies.letters.json' with { type: 'json' };
import enRequests from '../../client/i18n/en/requests.letters.json' with { type: 'json' };
import enSiteSettings from '../../client/i18n/en/site-settings.letters.json' with { type: 'json' };
import enSite from '../../client/i18n/en/site.letters.json' with { type: 'json' };
import enSponsors from '../../client/i18n/en/sponsors.letters.json' with { type: 'json' };
import guAccounts from '../../client/i18n/gu/accounts.letters.json' with { type: 'json' };
import guContact from '../../client/i18n/gu/contact.letters.json' with { type: 'json' };
import guDonations from '../../client/i18n/gu/donations.letters.json' with { type: 'json' };
import guEvents from '../../client/i18n/gu/events.letters.json' with { type: 'json' };
import guGiftAid from '../../client/i18n/gu/gift-aid.letters.json' with { type: 'json' };
import guHallHire from '../../client/i18n/gu/hall-hire.letters.json' with { type: 'json' };
import guImports from '../../client/i18n/gu/imports.letters.json' with { type: 'json' };
import guMatrimonial from '../../client/i18n/gu/matrimonial.letters.json' with { type: 'json' };
import guOwnData from '../../client/i18n/gu/own-data.letters.json' with { type: 'json' };
import guReplies from '../../client/i18n/gu/replies.letters.json' with { type: 'json' };
import guRequests from '../../client/i18n/gu/requests.letters.json' with { type: 'json' };
import guSiteSettings from '../../client/i18n/gu/site-settings.letters.json' with { type: 'json' };
import guSite from '../../client/i18n/gu/site.letters.json' with { type: 'json' };
import guSponsors from '../../client/i18n/gu/sponsors.letters.json' with { type: 'json' };
import teAccounts from '../../client/i18n/te/accounts.letters.json' with { type: 'json' };
import teContact from '../../client/i18n/te/contact.letters.json' with { type: 'json' };
import teDonations from '../../client/i18n/te/donations.letters.json' with { type: 'json' };
import teEvents from '../../client/i18n/te/events.letters.json' with { type: 'json' };
import teGiftAid from '../../client/i18n/te/gift-aid.letters.json' with { type: 'json' };
import teHallHire from '../../client/i18n/te/hall-hire.letters.json' with { type: 'json' };
import teImports from '../../client/i18n/te/imports.letters.json' with { type: 'json' };
import teMatrimonial from '../../client/i18n/te/matrimonial.letters.json' with { type: 'json' };
import teOwnData from '../../client/i18n/te/own-data.letters.json' with { type: 'json' };
import teReplies from '../../client/i18n/te/replies.letters.json' with { type: 'json' };
import teRequests from '../../client/i18n/te/requests.letters.json' with { type: 'json' };
import teSiteSettings from '../../client/i18n/te/site-settings.letters.json' with { type: 'json' };
import teSite from '../../client/i18n/te/site.letters.json' with { type: 'json' };
import teSponsors from '../../client/i18n/te/sponsors.letters.json' with { type: 'json' };
export const LETTER_TEXTS = {
  en: { ...enAccounts, ...enContact, ...enDonations, ...enEvents, ...enGiftAid, ...enHallHire, ...enImports, ...enMatrimonial, ...enOwnData, ...enReplies, ...enRequests, ...enSiteSettings, ...enSite, ...enSponsors },
  gu: { ...guAccounts, ...guContact, ...guDonations, ...guEvents, ...guGiftAid, ...guHallHire, ...guImports, ...guMatrimonial, ...guOwnData, ...guReplies, ...guRequests, ...guSiteSettings, ...guSite, ...guSponsors },
  te: { ...teAccounts, ...teContact, ...teDonations, ...teEvents, ...teGiftAid, ...teHallHire, ...teImports, ...teMatrimonial, ...teOwnData, ...teReplies, ...teRequests, ...teSiteSettings, ...teSite, ...teSponsors },
};