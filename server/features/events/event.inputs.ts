import { InputType } from 'type-graphql';
import { eventRules } from '../../../rules/content.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { SeriesInput } from '../calendar/series.type.ts';
import { PicturedInput } from '../content/content.inputs.ts';
import { DateChangeInput } from './event.type.ts';

@InputType()
export class EventInput extends InputOf(
  eventRules,
  {
    descriptions: {
      startsOn: 'First day, YYYY-MM-DD; empty for none',
      endsOn: 'Last day of one that lasts several, YYYY-MM-DD',
      fromTime: 'HH:MM by the clock of the site; empty for whole days',
      toTime: 'HH:MM on the last day; on a single day not after `fromTime`, it is on the next',
      place: 'Where it is, if it is in none of our rooms',
      mapLink: 'The place on a map, https://…',
      roomIds: 'The rooms that it takes',
      series: 'On which days it happens again; null happens once',
      dateChanges: 'What differs on single dates of the series; all of them',
      calledOffNote: 'Why it is called off',
    },
    types: { series: SeriesInput, dateChanges: [DateChangeInput] },
  },
  PicturedInput,
) {}
