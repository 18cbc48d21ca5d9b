/** What people and the office do with the replies to an event; `who` is the household's number in the order of their replies. */
export type Step =
  | { act: 'send'; people: number; wait: boolean }
  | { act: 'change'; who: number; people: number; wait: boolean }
  | { act: 'withdraw' | 'accept' | 'lapse'; who: number }
  | { act: 'places'; places: number };

interface Family {
  state: 'COMING' | 'WAITING' | 'OFFERED' | 'WITHDRAWN' | 'RELEASED';
  total: number;
}

/** Replies and waiting list in the fewest words: a list of families, a queue, and places. */
export function modelOf(places: number) {
  const families: Family[] = [];
  let queue: Family[] = [];
  let room = places;
  const isPlaced = ({ state }: Family) => state === 'COMING' || state === 'OFFERED';
  const taken = () => families.filter(isPlaced).reduce((sum, { total }) => sum + total, 0);

  /** What becomes of a family without a place that wants so many. */
  function ask(family: Family, total: number, waits: boolean): boolean {
    const fits = total <= room - taken();
    if (!fits && !(waits && total <= room)) return false;
    family.total = total;
    if (fits) {
      family.state = 'COMING';
      queue = queue.filter((one) => one !== family);
    } else if (family.state !== 'WAITING') {
      family.state = 'WAITING';
      queue.push(family);
    }
    return true;
  }

  function change(family: Family, people: number, wait: boolean): void {
    if (!isPlaced(family)) ask(family, people, wait || family.state === 'WAITING');
    else if (people <= family.total || people - family.total <= room - taken()) family.total = people;
  }

  function leave(family: Family, state: Family['state']): void {
    family.state = state;
    queue = queue.filter((one) => one !== family);
  }

  function step(one: Step): void {
    if (one.act === 'places') {
      if (one.places >= taken()) room = one.places;
      return;
    }
    if (one.act === 'send') {
      const family: Family = { state: 'WITHDRAWN', total: one.people };
      if (ask(family, one.people, one.wait)) families.push(family);
      return;
    }
    const family = families[one.who];
    if (!family) return;
    if (one.act === 'change') change(family, one.people, one.wait);
    else if (one.act === 'withdraw' && (isPlaced(family) || family.state === 'WAITING'))
      leave(family, 'WITHDRAWN');
    else if (one.act === 'accept' && family.state === 'OFFERED') family.state = 'COMING';
    else if (one.act === 'lapse' && family.state === 'OFFERED') leave(family, 'RELEASED');
  }

  function offer(): void {
    for (const family of queue) if (family.total <= room - taken()) family.state = 'OFFERED';
    queue = queue.filter(({ state }) => state === 'WAITING');
  }

  return {
    take(one: Step): void {
      step(one);
      offer();
    },
    replies: () => families.map(({ state, total }) => ({ state, total })),
  };
}
