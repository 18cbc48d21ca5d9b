import type { DemoItem } from './demo-item.ts';

/** The film at the top of the home page. */
export const DEMO_HOME_VIDEOS: readonly DemoItem[] = [
  {
    name: 'Welcome to Shree Samaj Leicester',
    description:
      'Lamp by lamp, evening comes to our steps. Whether you were born round the corner or landed last ' +
      'week, the door is open, there is tea in the kitchen, and somebody inside will know your village.',
    gu: {
      name: 'શ્રી સમાજ લેસ્ટરમાં પધારો',
      description:
        'એક પછી એક દીવા પ્રગટે છે અને આપણા આંગણે સાંજ ઊતરે છે. તમે અહીં જન્મ્યા હો કે ગયા અઠવાડિયે જ આવ્યા ' +
        'હો: બારણાં ખુલ્લાં છે, રસોડામાં ચા તૈયાર છે, અને અંદર કોઈક તો તમારા ગામનું મળી જ જશે.',
    },
    video: 'welcome.mp4',
    poster: 'poster-welcome.png',
  },
];
