import type { LegalText, LegalTexts, TranslationOf } from './legal-text.ts';

const english = {
  lead: 'What this site keeps on your phone or computer. It is very little, and none of it is there to follow you.',
  sections: {
    reading: {
      heading: 'When you only look around',
      parts: [
        'A cookie is a small note that a website leaves in your browser. As long as you only read, we leave no cookie at all. Your browser itself remembers three things for us, none of which says who you are:',
        [
          'samaj-visit-counted: this visit has already been counted. Gone when you close the tab.',
          'samaj-visited: there has been a first visit. It holds no number and no date, and stays until you clear it.',
          'samaj-scroll: how far down a page you had read, so that the Back button takes you to the same place. Gone when you close the tab.',
        ],
        'With the first two we count visits for the number at the foot of each page. We count visits, not people: the only thing that reaches us is “one more”.',
        'If your browser sends “Do Not Track” or “Global Privacy Control”, we count nothing and leave neither of the two.',
      ],
    },
    language: {
      heading: 'When you choose a language',
      parts: [
        'Once you choose English or Gujarati, we remember it, so that you need not choose again:',
        ['samaj-language: a cookie with “en” or “gu”. It stays for one year.'],
      ],
    },
    'signing-in': {
      heading: 'When you sign in',
      parts: [
        'Without these nobody could stay signed in:',
        [
          '__Host-samaj-session (or samaj-session): a cookie that says that you have signed in. It ends when you log out, when you have not used the site for 12 hours, and after 14 days in any case.',
          'XSRF-TOKEN: a cookie that stops other websites from doing something here in your name. It ends together with the one above.',
          'Entries that begin with dmLog_: your name, e-mail, mobile and member number, kept in the open tab only. Never your password. They go when you log out or close the tab.',
        ],
      ],
    },
    code: {
      heading: 'When you ask for a code by text message',
      parts: [
        'So that the code is good in your browser alone:',
        [
          '__Host-samaj-code (or samaj-code): a cookie with a random value, which says nothing about you. It goes after 10 minutes.',
        ],
      ],
    },
    'other-companies': {
      heading: 'Films, maps and payments of other companies',
      parts: [
        'Nothing is loaded from another company before you press a button. When you do, that company learns your internet address and may store something in your browser:',
        [
          'Films: YouTube, which belongs to Google, from its address youtube-nocookie.com. See [Google’s privacy policy](https://policies.google.com/privacy).',
          'Maps: OpenStreetMap, a charitable project. See [OpenStreetMap’s privacy policy](https://osmfoundation.org/wiki/Privacy_Policy).',
          'Payments: the payment company’s own page, which opens in a new window.',
        ],
      ],
    },
    'no-banner': {
      heading: 'Why you see no cookie banner',
      parts: [
        'The law (the Privacy and Electronic Communications Regulations) wants websites to ask before they store things that advertise or follow people. We do neither. What we store is needed for what you have asked for, or only counts visits, and you can refuse the counting as described below. So there is nothing to press away.',
      ],
    },
    refusing: {
      heading: 'How to refuse or delete it',
      parts: [
        [
          'In your browser’s settings, under “Privacy”, you can delete cookies and website data, or block them for this site.',
          'There you can also switch on “Do Not Track” or “Global Privacy Control”. Then we do not count your visits.',
          'You can read every public page without cookies. Only signing in and a new password need them.',
        ],
        'What we know about you otherwise, and your rights, is on the page [Privacy](/privacy). Questions? [Contact us](/contact).',
      ],
    },
  },
} satisfies LegalText;

const gujarati: TranslationOf<typeof english> = {
  lead: 'આ વેબસાઇટ તમારા ફોન કે કમ્પ્યૂટરમાં શું સાચવે છે. તે બહુ થોડું છે, અને તમારો પીછો કરવા માટે એમાંનું કંઈ નથી.',
  sections: {
    reading: {
      heading: 'જ્યારે તમે ફક્ત વાંચો છો',
      parts: [
        'કૂકી એટલે વેબસાઇટે તમારા બ્રાઉઝરમાં મૂકેલી નાનકડી નોંધ. તમે ફક્ત વાંચતા હો ત્યાં સુધી અમે એક પણ કૂકી મૂકતા નથી. તમારું બ્રાઉઝર પોતે અમારા માટે ત્રણ વાતો યાદ રાખે છે, જેમાંથી કોઈ પણ તમારી ઓળખ આપતી નથી:',
        [
          'samaj-visit-counted: આ મુલાકાત ગણાઈ ગઈ છે. ટૅબ બંધ કરો એટલે જતી રહે છે.',
          'samaj-visited: પહેલી મુલાકાત થઈ ચૂકી છે. એમાં કોઈ નંબર કે તારીખ નથી, અને તમે કાઢી ન નાખો ત્યાં સુધી રહે છે.',
          'samaj-scroll: તમે પૃષ્ઠ પર ક્યાં સુધી વાંચ્યું હતું, જેથી પાછળ જવાનું બટન તમને એ જ જગ્યાએ લઈ જાય. ટૅબ બંધ કરો એટલે જતી રહે છે.',
        ],
        'પહેલી બે નોંધથી અમે દરેક પૃષ્ઠના છેડે દેખાતી મુલાકાતોની સંખ્યા ગણીએ છીએ. અમે મુલાકાતો ગણીએ છીએ, માણસો નહીં: અમારા સુધી ફક્ત “એક વધુ” એટલું જ પહોંચે છે.',
        'તમારું બ્રાઉઝર “Do Not Track” અથવા “Global Privacy Control” મોકલતું હોય તો અમે કંઈ ગણતા નથી અને આ બેમાંથી એકેય નોંધ મૂકતા નથી.',
      ],
    },
    language: {
      heading: 'જ્યારે તમે ભાષા પસંદ કરો છો',
      parts: [
        'તમે અંગ્રેજી કે ગુજરાતી પસંદ કરો પછી અમે તે યાદ રાખીએ છીએ, જેથી ફરી પસંદ ન કરવી પડે:',
        ['samaj-language: “en” અથવા “gu” લખેલી કૂકી. તે એક વર્ષ રહે છે.'],
      ],
    },
    'signing-in': {
      heading: 'જ્યારે તમે સાઇન ઇન કરો છો',
      parts: [
        'આના વિના કોઈ સાઇન ઇન રહી શકે નહીં:',
        [
          '__Host-samaj-session (અથવા samaj-session): તમે સાઇન ઇન કર્યું છે એમ કહેતી કૂકી. તમે લૉગ આઉટ કરો, 12 કલાક સુધી વેબસાઇટ ન વાપરો, અથવા વધુમાં વધુ 14 દિવસ થાય એટલે તે પૂરી થાય છે.',
          'XSRF-TOKEN: બીજી વેબસાઇટોને તમારા નામે અહીં કંઈ કરતાં રોકતી કૂકી. તે ઉપરની કૂકી સાથે જ પૂરી થાય છે.',
          'dmLog_ થી શરૂ થતી નોંધો: તમારું નામ, ઈ-મેલ, મોબાઇલ અને સભ્ય નંબર, ફક્ત ખુલ્લી ટૅબમાં. પાસવર્ડ કદી નહીં. તમે લૉગ આઉટ કરો કે ટૅબ બંધ કરો એટલે તે જતી રહે છે.',
        ],
      ],
    },
    code: {
      heading: 'જ્યારે તમે SMS થી કોડ મંગાવો છો',
      parts: [
        'એ કોડ ફક્ત તમારા બ્રાઉઝરમાં જ ચાલે તે માટે:',
        [
          '__Host-samaj-code (અથવા samaj-code): ગમે તે આંકડા-અક્ષરવાળી કૂકી, જે તમારા વિશે કંઈ કહેતી નથી. તે 10 મિનિટ પછી જતી રહે છે.',
        ],
      ],
    },
    'other-companies': {
      heading: 'બીજી કંપનીઓના વીડિયો, નકશા અને ચુકવણી',
      parts: [
        'તમે બટન દબાવો તે પહેલાં બીજી કોઈ કંપની પાસેથી કંઈ લોડ થતું નથી. બટન દબાવો ત્યારે એ કંપનીને તમારું ઇન્ટરનેટ સરનામું ખબર પડે છે અને તે તમારા બ્રાઉઝરમાં કંઈક સાચવી શકે છે:',
        [
          'વીડિયો: ગૂગલની YouTube, તેના youtube-nocookie.com સરનામેથી. જુઓ [ગૂગલની ગોપનીયતા નીતિ](https://policies.google.com/privacy).',
          'નકશા: OpenStreetMap, એક સેવાભાવી પ્રકલ્પ. જુઓ [OpenStreetMapની ગોપનીયતા નીતિ](https://osmfoundation.org/wiki/Privacy_Policy).',
          'ચુકવણી: ચુકવણી કંપનીનું પોતાનું પૃષ્ઠ, જે નવી વિન્ડોમાં ખૂલે છે.',
        ],
      ],
    },
    'no-banner': {
      heading: 'કૂકીની પરવાનગી માગતું બોક્સ કેમ દેખાતું નથી',
      parts: [
        'કાયદો (Privacy and Electronic Communications Regulations) કહે છે કે જાહેરાત માટે કે લોકોનો પીછો કરવા માટે કંઈ સાચવતાં પહેલાં વેબસાઇટે પૂછવું જોઈએ. અમે એ બેમાંથી કંઈ કરતા નથી. અમે જે સાચવીએ છીએ તે તમે માગેલી સેવા માટે જરૂરી છે, અથવા ફક્ત મુલાકાતો ગણે છે, અને એ ગણતરીની તમે નીચે પ્રમાણે ના પાડી શકો છો. એટલે દબાવીને હટાવવા જેવું કંઈ નથી.',
      ],
    },
    refusing: {
      heading: 'ના કેવી રીતે પાડવી અથવા કેવી રીતે કાઢી નાખવું',
      parts: [
        [
          'તમારા બ્રાઉઝરના સેટિંગ્સમાં “Privacy” હેઠળ તમે કૂકીઝ અને વેબસાઇટની માહિતી કાઢી શકો છો, અથવા આ વેબસાઇટ માટે બંધ કરી શકો છો.',
          'ત્યાં જ તમે “Do Not Track” અથવા “Global Privacy Control” ચાલુ કરી શકો છો. પછી અમે તમારી મુલાકાતો ગણતા નથી.',
          'દરેક જાહેર પૃષ્ઠ કૂકી વિના વાંચી શકાય છે. ફક્ત સાઇન ઇન કરવા અને નવો પાસવર્ડ લેવા તેની જરૂર છે.',
        ],
        'આ સિવાય અમે તમારા વિશે શું જાણીએ છીએ અને તમારા હકો શું છે, તે [ગોપનીયતા](/privacy) પૃષ્ઠ પર છે. કંઈ પૂછવું છે? [અમારો સંપર્ક કરો](/contact).',
      ],
    },
  },
};

export const COOKIES: LegalTexts = { en: english, gu: gujarati };
