import type { DemoVideoLink } from './demo-item.ts';

/** Films of events kept on YouTube, oldest first. The association has none of its own there yet. */
export const DEMO_VIDEO_LINKS: readonly DemoVideoLink[] = [
  {
    name: 'Children’s Annual Show',
    description:
      'Forty children, one stage and a peacock who forgot his steps. Our own recording is still being ' +
      'cut; until it is here, a sample video by others stands in its place.',
    gu: {
      name: 'બાળકોનો વાર્ષિક કાર્યક્રમ',
      description:
        'ચાળીસ બાળકો, એક મંચ અને પોતાનાં પગલાં ભૂલી ગયેલો એક મોર! આપણો વીડિયો હજી તૈયાર થાય છે; ત્યાં સુધી ' +
        'નમૂના તરીકે બીજાનો એક વીડિયો મૂક્યો છે.',
    },
    link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    picture: 'link-childrens-show.png',
  },
  {
    name: 'Rath Yatra Through Belgrave',
    description:
      'Two miles of rope, drums and good neighbours. This is where the video of the procession will be; ' +
      'the one that plays now is only a sample, and has nothing to do with us.',
    gu: {
      name: 'બેલગ્રેવમાં રથયાત્રા',
      description:
        'બે માઈલ સુધી દોરડું, ઢોલ અને હરખાતા પડોશીઓ. યાત્રાનો વીડિયો અહીં મુકાશે; અત્યારે જે દેખાય છે તે ' +
        'ફક્ત નમૂનો છે, આપણા સમાજનો નથી.',
    },
    link: 'https://youtu.be/eRsGyueVLvQ',
    picture: 'link-rath-yatra.png',
  },
  {
    name: 'Dandiya Raas: Finals Night',
    description:
      'Eight groups, one trophy, nobody sitting down. A sample video holds the place until our ' +
      'volunteers have put up the finals.',
    gu: {
      name: 'દાંડિયારાસ: ફાઇનલની રાત',
      description:
        'આઠ ટુકડી, એક ટ્રોફી અને બેસી રહેવાનું તો કોઈથી બને જ નહીં. સ્વયંસેવકો ફાઇનલનો વીડિયો મૂકે ત્યાં ' +
        'સુધી અહીં નમૂનાનો એક વીડિયો છે.',
    },
    link: 'https://www.youtube.com/watch?v=R6MlUcmOul8',
    picture: 'link-dandiya-raas.png',
  },
  {
    name: 'Diwali Lights on the Golden Mile',
    description:
      'Six thousand lamps over Belgrave Road, and our children on the first float. The video is promised ' +
      'for the New Year; there is no link to it yet.',
    gu: {
      name: 'ગોલ્ડન માઈલ પર દિવાળીની રોશની',
      description:
        'બેલગ્રેવ રોડ પર છ હજાર દીવાની રોશની અને પહેલી જ ગાડી પર આપણાં બાળકો. વીડિયો નવા વરસમાં મળશે; ' +
        'હમણાં તેની લિંક નથી.',
    },
    link: '',
    picture: 'link-golden-mile.png',
  },
];
