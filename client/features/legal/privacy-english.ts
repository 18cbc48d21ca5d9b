import type { LegalText } from './legal-text.ts';

export const PRIVACY_ENGLISH = {
  lead: 'What we know about you, why, how long we keep it, and what you can ask of us.',
  sections: {
    'who-we-are': {
      heading: 'Who is responsible',
      parts: [
        '{{name}} is a community association run by volunteers. It decides what happens with what people tell us here, on paper and in the hall. The law calls this the data controller.',
        'Our committee looks after privacy. Reach it through the [contact page](/contact), or write, telephone or come in: our address and number are on the same page. Please say that it is about privacy.',
      ],
    },
    'in-short': {
      heading: 'In short',
      parts: [
        [
          'You can read this site without telling us who you are.',
          'We ask only for what we need, and we tell you why.',
          'We never sell what we know about you, and there is no advertising here.',
          'Films and maps of other companies are loaded only after you press a button.',
          'What you write in the matrimonial section is never public.',
          'You can ask us at any time what we know about you, and to put it right or delete it.',
        ],
      ],
    },
    reading: {
      heading: 'When you only read',
      parts: [
        'Our server notes which page was asked for, when, and from which internet address. We need this to keep the site running and safe; the law calls that our legitimate interest. These notes are deleted after 30 days at the latest.',
        'We count how often the site is visited, not who visits it. The page [Cookies](/cookies) says what stays in your browser.',
      ],
    },
    contact: {
      heading: 'When you write to us',
      parts: [
        'Through the contact form we receive your name, your e-mail address and your message. We use them to answer you, which is our legitimate interest and yours. We delete them when the matter is settled, at the latest after two years.',
      ],
    },
    accounts: {
      heading: 'When you have an account',
      parts: [
        'We keep your name, address, postcode, e-mail address, mobile number and sheri (the street in the home village that your family comes from). We need them for your membership and your payments; that is a contract between you and us. The sheri helps us to know which family you belong to.',
        'Nobody can read your password, not even we: only a scrambled form of it is stored. When you reset a password, a text message with a code goes to your mobile.',
        'To slow down whoever guesses at passwords and codes, we count tries. So that nobody locks you out with theirs, we remember for 90 days from which networks you have signed in. Both are kept in a scrambled form that nobody can read back.',
        'We keep your account for as long as you want it. If you have not used it for three years, we ask you, and delete it if we hear nothing.',
      ],
    },
    payments: {
      heading: 'When you give or pay',
      parts: [
        'For donations, membership fees, sponsored poojas and hall hire we keep your name, telephone number, e-mail address, the amount, what it is for and your message. Fees and hire are a contract; for gifts it is our legitimate interest to record and thank for them; and the law obliges us to keep accounts and, with Gift Aid, declarations.',
        'You pay on the page of a payment company. Your card or bank details never reach this site.',
        'A gift for a pooja or festival may say something about your religion. The law protects such information especially. We keep it only as a religious charity may for its own members and friends, and give it to nobody outside without your consent.',
        'We keep these records for six years after the end of the financial year, because tax and charity law want us to.',
      ],
    },
    'hall-hire': {
      heading: 'When you hire the hall',
      parts: [
        'You can fill in and print the form on the page [Hall hire](/booking) without sending anything: then it stays in your browser.',
        'If you press “Send hire request” we store what stands in the form: your name, address, telephone numbers and e-mail address, what the hire is for, when, for how many, and the amounts. We need it to answer you and to prepare a contract with you. Only our administrators see it; it goes to the office by e-mail, and if you gave an e-mail address we write to you there. We delete requests that come to nothing within a year.',
        'The signed paper you bring us is a contract. We keep it, with our record of the hire and the payments that belong to it, for six years after the end of the financial year of the hire.',
      ],
    },
    matrimonial: {
      heading: 'The matrimonial section',
      parts: [
        'This section has its own sign-in, apart from the rest of the site. A profile holds the candidate’s name, father’s name, photo, date of birth, height, marital status, mother tongue, religion, caste, education, occupation, income, address, telephone numbers, e-mail address, and whom to contact.',
        'Religion, and what caste may tell about where a family comes from, are what the law calls special category data. We keep them only with your explicit consent, which you give when you save the profile. You may choose “Prefer not to say” for both, and nobody can search by caste.',
        'You can take your consent back at any time by removing the profile. The details, the photo and all expressions of interest are then deleted at once. What was done before stays lawful.',
        [
          'A candidate must be at least 18 years old.',
          'If you write a profile for a son, daughter, relative or friend, they must know about it and agree.',
          'Signed-in members see the card with name, photo, gender, age, height, marital status, mother tongue, city, religion, caste, education, occupation and income. They can look for a range of ages. They do not see dates of birth, addresses, telephone numbers or e-mail addresses.',
          'Our matrimonial administrators see the whole profile and who is interested in whom, so that they can bring families together. The site keeps a log of which administrator read which profile and when, for two years.',
          'Photos have addresses that cannot be guessed and are shown only to people who have signed in.',
        ],
        'Below your profile you can download everything we keep about you, and delete your account with all that is in it. Both happen at once.',
        'If nobody has signed in to a profile for two years, we ask whether it is still wanted, and remove it if we hear nothing.',
      ],
    },
    pictures: {
      heading: 'Pictures and films of our events',
      parts: [
        'We show pictures and films of festivals and of the committee, because we want others to see what we do: our legitimate interest. Pictures in which a child can be recognised we show only with a parent’s agreement. If you do not want to be seen, tell us, and we take the picture away.',
      ],
    },
    sharing: {
      heading: 'Who else gets to see it',
      parts: [
        'Volunteers of ours who need it for their task. And these, who may use it only for what we ask them to do:',
        [
          'the company whose computers this site runs on,',
          'the companies that carry our text messages and e-mails,',
          'the payment company, when you pay,',
          'our accountant, and HM Revenue & Customs when you give with Gift Aid.',
        ],
        'Otherwise only those to whom the law obliges us, such as a court. If one of these companies works outside the United Kingdom, we make sure that your information is protected there as UK law demands.',
        'When you start a film or open the map, your browser itself gets it from YouTube or OpenStreetMap, and they learn your internet address.',
      ],
    },
    safety: {
      heading: 'How we protect it',
      parts: [
        'What travels between you and the site is encrypted. Each volunteer can do only what the task needs. Passwords and codes are never stored in readable form. If something went wrong nevertheless and put you at risk, we would tell you and the Information Commissioner as the law demands.',
      ],
    },
    rights: {
      heading: 'Your rights',
      parts: [
        'It is enough to ask us, in any form and in English or Gujarati. It costs nothing and we answer within one month. You may:',
        [
          'see what we know about you, and get a copy,',
          'have mistakes put right,',
          'have it deleted, unless the law obliges us to keep it,',
          'have it kept but not used while a question is open,',
          'object where we rely on our legitimate interest,',
          'take what you gave us to somebody else, in a form that computers can read,',
          'take back a consent, whenever you like.',
        ],
        'No computer decides anything about you here; people do.',
      ],
    },
    complaints: {
      heading: 'If you are not content with us',
      parts: [
        'Please tell us first, through the [contact page](/contact) or on paper. We confirm within 30 days that your complaint has arrived, look into it without delay and tell you what came of it.',
        'You can also complain to the Information Commissioner, who watches over these rights in the United Kingdom: [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/), telephone [0303 123 1113](tel:+443031231113).',
      ],
    },
    changes: {
      heading: 'Changes to this page',
      parts: [
        'When something changes, we write it here. If it concerns you more than a little, we tell you before it happens.',
      ],
    },
  },
} satisfies LegalText;
