import type { LegalText, LegalTexts, TranslationOf } from './legal-text.ts';

const english = {
  lead: 'Everybody in the community should be able to use this site: old and young, on any phone, with tired eyes or unsteady hands.',
  sections: {
    'you-can': {
      heading: 'What you can do',
      parts: [
        [
          'read everything in English or in Gujarati: the choice is at the top of each page, on a phone in the menu,',
          'make the text up to four times as large without scrolling sideways,',
          'use everything with the keyboard alone, and see where you are,',
          'have pages read out by a screen reader,',
          'stop the moving notices; if your device asks for less motion, nothing moves,',
          'read the public pages without JavaScript, and print them.',
        ],
      ],
    },
    standard: {
      heading: 'The standard we follow',
      parts: [
        'We follow the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, and the Equality Act 2010. We believe that the site meets the standard but for what is listed below; nobody from outside has confirmed that yet.',
      ],
    },
    tested: {
      heading: 'How we tested',
      parts: [
        [
          'Pages are checked by a program (axe) whenever the site changes, at the size of a phone and of a desktop.',
          'Keyboard use is tested in the same way: menus, dialogs, forms and messages.',
          'We looked at the pages in both languages, and measured the contrast of all colours.',
          'Still to be done: a test by people who use screen readers and other aids every day. If you would like to help, [write to us](/contact).',
        ],
      ],
    },
    gaps: {
      heading: 'What does not work well yet',
      parts: [
        [
          'Some films have no subtitles and no description of what is seen.',
          'Some PDF documents, above all older ones, cannot be read out well. Ask us for the text.',
          'Some news and descriptions exist only in English. They are marked as English, so that screen readers pronounce them rightly.',
          'YouTube’s player, OpenStreetMap’s map and the payment page are made by others. Beside the map you find the address in words.',
        ],
      ],
    },
    help: {
      heading: 'Tell us, and get it another way',
      parts: [
        'Did something not work for you, or do you need a page in large print, on paper or read to you on the telephone? [Contact us](/contact) by the form, by telephone or in person, in English or Gujarati. We answer within ten working days.',
      ],
    },
    complaints: {
      heading: 'If our answer does not help',
      parts: [
        'The Equality Advisory and Support Service (EASS) advises you free of charge: [equalityadvisoryservice.com](https://www.equalityadvisoryservice.com/), telephone [0808 800 0082](tel:+448088000082). In Northern Ireland it is the [Equality Commission for Northern Ireland](https://www.equalityni.org/).',
        'The Equality and Human Rights Commission (EHRC) watches over the Equality Act in Great Britain: [equalityhumanrights.com](https://www.equalityhumanrights.com/).',
      ],
    },
  },
} satisfies LegalText;

const gujarati: TranslationOf<typeof english> = {
  lead: 'સમાજમાં સૌ કોઈ આ વેબસાઇટ વાપરી શકવા જોઈએ: નાનાં-મોટાં સૌ, ગમે તે ફોન પર, આંખે ઝાંખું દેખાતું હોય કે હાથ ધ્રૂજતા હોય તો પણ.',
  sections: {
    'you-can': {
      heading: 'તમે શું કરી શકો છો',
      parts: [
        [
          'બધું અંગ્રેજી કે ગુજરાતીમાં વાંચી શકો છો: ભાષા દરેક પૃષ્ઠની ઉપર, અને ફોન પર મેનૂમાં, પસંદ કરી શકાય છે,',
          'અક્ષરો ચાર ગણા સુધી મોટા કરી શકો છો, બાજુમાં ખસેડ્યા વિના,',
          'બધું ફક્ત કીબોર્ડથી વાપરી શકો છો, અને તમે ક્યાં છો તે જોઈ શકો છો,',
          'સ્ક્રીન રીડર પાસે પૃષ્ઠો વંચાવી શકો છો,',
          'ફરતી સૂચનાઓ રોકી શકો છો; તમારા ફોન કે કમ્પ્યૂટરમાં ઓછી હિલચાલ પસંદ કરેલી હોય તો કંઈ ફરતું નથી,',
          'જાહેર પૃષ્ઠો JavaScript વિના વાંચી શકો છો, અને છાપી શકો છો.',
        ],
      ],
    },
    standard: {
      heading: 'અમે કયાં ધોરણ અનુસરીએ છીએ',
      parts: [
        'અમે Web Content Accessibility Guidelines (WCAG) 2.2 ની AA કક્ષા અને Equality Act 2010 અનુસરીએ છીએ. નીચે જણાવેલી બાબતો સિવાય વેબસાઇટ આ ધોરણ પ્રમાણે છે એમ અમે માનીએ છીએ; બહારની કોઈ વ્યક્તિએ હજી તેની ખાતરી કરી નથી.',
      ],
    },
    tested: {
      heading: 'અમે કેવી રીતે ચકાસ્યું',
      parts: [
        [
          'વેબસાઇટ બદલાય ત્યારે દર વખતે એક પ્રોગ્રામ (axe) ફોન અને ડેસ્કટોપના માપે પૃષ્ઠો તપાસે છે.',
          'કીબોર્ડનો ઉપયોગ પણ એ જ રીતે ચકાસાય છે: મેનૂ, સંવાદ બોક્સ, ફૉર્મ અને સંદેશા.',
          'અમે પૃષ્ઠો બંને ભાષામાં જોયાં છે, અને બધા રંગો એકબીજાથી કેટલા જુદા દેખાય છે તે માપ્યું છે.',
          'હજી બાકી છે: રોજ સ્ક્રીન રીડર અને બીજાં સાધનો વાપરતા લોકો પાસે ચકાસણી. તમે મદદ કરવા માગતા હો તો [અમને લખો](/contact).',
        ],
      ],
    },
    gaps: {
      heading: 'હજી શું બરાબર ચાલતું નથી',
      parts: [
        [
          'કેટલાક વીડિયોમાં સબટાઇટલ કે દૃશ્યનું વર્ણન નથી.',
          'કેટલાક PDF દસ્તાવેજો, ખાસ કરીને જૂના, સ્ક્રીન રીડરથી બરાબર વંચાતા નથી. તેનું લખાણ અમારી પાસે માગો.',
          'કેટલાક સમાચાર અને વર્ણન ફક્ત અંગ્રેજીમાં છે. તેને અંગ્રેજી તરીકે ચિહ્નિત કરેલાં છે, જેથી સ્ક્રીન રીડર તેનો સાચો ઉચ્ચાર કરે.',
          'YouTubeનું પ્લેયર, OpenStreetMapનો નકશો અને ચુકવણીનું પૃષ્ઠ બીજાઓએ બનાવેલાં છે. નકશાની બાજુમાં સરનામું શબ્દોમાં આપેલું છે.',
        ],
      ],
    },
    help: {
      heading: 'અમને જણાવો, અને બીજી રીતે મેળવો',
      parts: [
        'તમારા માટે કંઈ ચાલ્યું નહીં, અથવા કોઈ પૃષ્ઠ મોટા અક્ષરે, કાગળ પર કે ફોન પર વાંચી સંભળાવેલું જોઈએ છે? ફૉર્મથી, ફોનથી કે રૂબરૂ [અમારો સંપર્ક કરો](/contact), અંગ્રેજી કે ગુજરાતીમાં. અમે કામકાજના દસ દિવસમાં જવાબ આપીએ છીએ.',
      ],
    },
    complaints: {
      heading: 'અમારા જવાબથી મદદ ન થાય તો',
      parts: [
        'Equality Advisory and Support Service (EASS) તમને મફત સલાહ આપે છે: [equalityadvisoryservice.com](https://www.equalityadvisoryservice.com/), ટેલિફોન [0808 800 0082](tel:+448088000082). ઉત્તર આયર્લૅન્ડમાં [Equality Commission for Northern Ireland](https://www.equalityni.org/) છે.',
        'ગ્રેટ બ્રિટનમાં Equality Act ની દેખરેખ Equality and Human Rights Commission (EHRC) રાખે છે: [equalityhumanrights.com](https://www.equalityhumanrights.com/).',
      ],
    },
  },
};

export const ACCESSIBILITY: LegalTexts = { en: english, gu: gujarati };
