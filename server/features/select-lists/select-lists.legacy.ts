import { LIMITS } from '../../../rules/limits.ts';
import { Permission } from '../../../rules/permissions.ts';
import type { SelectList } from '../../../rules/select-lists.ts';
import { listOf, record, TEXT, WHOLE_NUMBER } from '../../ways-in/rest/answer-schemas.ts';
import type { LegacyRoute } from '../../ways-in/rest/legacy-route.ts';
import type { ProfileForService } from './profile-for.service.ts';
import type { SelectListService } from './select-list.service.ts';

/** The lists by their old names, in the old order. */
const LEGACY_NAMES = {
  hightList: 'HEIGHT',
  maritialList: 'MARITAL_STATUS',
  eduList: 'EDUCATION_TYPE',
  degreeList: 'DEGREE',
  mothertoungList: 'MOTHER_TONGUE',
  religionList: 'RELIGION',
  casteList: 'CASTE',
  ocupationList: 'OCCUPATION',
  currancyList: 'CURRENCY',
  anlIncomeList: 'ANNUAL_INCOME',
  contryCodeList: 'COUNTRY_CODE',
} as const satisfies Record<string, SelectList>;

const { candidateAgeMinimum: YOUNGEST, candidateAgeMaximum: OLDEST } = LIMITS;
const AGES = Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => String(YOUNGEST + index));

/** What no admin changes: ages behind the placeholders of their filter, and a member's statuses. */
const LISTS_OF_CODE = {
  ageList: ['From', 'To', ...AGES],
  statusList: ['Active', 'DeActive', 'pending'],
};

const LISTS = record(
  Object.fromEntries(
    [...Object.keys(LEGACY_NAMES), ...Object.keys(LISTS_OF_CODE)].map((name) => [
      name,
      listOf(record({ valMem: TEXT })),
    ]),
  ),
);

function present(values: readonly string[]): { valMem: string }[] {
  return values.map((value) => ({ valMem: value }));
}

/** `api/matrimonial/getselectlist` and `profileForlist`. */
export function selectListRoutes(
  selectLists: SelectListService,
  profileFors: ProfileForService,
): LegacyRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/matrimonial/getselectlist',
      permission: Permission.PUBLIC,
      shared: true,
      summary: 'What forms of profiles offer: thirteen lists of valMem',
      answer: LISTS,
      async handle() {
        const options = await selectLists.offered();
        const stored = Object.entries(LEGACY_NAMES).map(([name, list]) => {
          const values = options.filter((option) => option.list === list).map(({ value }) => value);
          return [name, values] as const;
        });
        const lists = [...stored, ...Object.entries(LISTS_OF_CODE)];
        return Object.fromEntries(lists.map(([name, values]) => [name, present(values)]));
      },
    },
    {
      method: 'GET',
      path: '/api/matrimonial/profileForlist',
      permission: Permission.PUBLIC,
      shared: true,
      summary: 'For whom a profile can be made',
      answer: listOf(record({ profileForID: WHOLE_NUMBER, profileFor: TEXT })),
      async handle() {
        const offered = await profileFors.offered();
        return offered.map(({ id, name }) => ({ profileForID: id, profileFor: name }));
      },
    },
  ];
}
