import { describe, expect, it } from 'vitest';
import { hasContact } from './contact-free-text.ts';

describe('[D115] what members read of each other gives no contact', () => {
  it.each([
    'Ring 07700 900123',
    'Mobile 98250-12345.',
    '0 7 7 0 0 . 9 0 0 1 2 3',
    '+91 (98250) 12345',
    'Landline 2642345',
    'ફોન ૯૮૨૫૦ ૧૨૩૪૫',
    'फ़ोन ९८२५०१२३४५',
    'ఫోన్ ౯౮౨౫౦౧౨౩౪౫',
    'zero seven seven double zero nine zero zero one two three',
    'Since 2012: 98250 12345',
    'asha@example.org',
    'asha @ example . org',
    'asha at gmail dot com',
    'asha (at) example.org',
    'asha at example dot org',
    'asha at gmail',
    'Write to @asha_patel',
    'https://example.org/asha',
    'See www.example.org',
    'ashapatel.com has photos',
    'wa.me/asha',
    'Insta: ashap',
    'Instagram asha_96',
    'Snapchat id ashapatel',
    'WhatsApp asha.patel',
    'Facebook = ashapatel',
    'ઇન્સ્ટાગ્રામ: ashap',
  ])('%j is refused', (text) => expect(hasContact(text)).toBe(true));

  it.each([
    'Graduated 2015, masters 2015-2017, working since 2018.',
    'Born on 12/05/1996, engaged 2021-03-04',
    '5ft 4in (163 cm), 58 kg',
    'Earns 30,001 - 35,000, before that £28000 - £31000',
    'Rs. 1200000 a year, a house of 1,00,00,000 and 1500000 - 2000000 saved',
    'Leicester LE4 6XX, native of Ahmedabad 380015',
    'On call 24/7, 9.30-17.30, 5 days',
    '10th 92.5%, 12th 88.4%, CGPA 8.7/10',
    'B.Com, M.Com (Hons.), then ASP.NET developer',
    'Software engineer at Facebook London, earlier @ Tesco and at Yahoo',
    'Not on Instagram or WhatsApp much',
    'One brother, two sisters, four uncles in six towns',
    'A dot com company at home',
    'બે ભાઈ, ૧૯૯૬માં જન્મ',
  ])('%j is not', (text) => expect(hasContact(text)).toBe(false));
});
