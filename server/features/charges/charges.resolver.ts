import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../ways-in/graphql/schema.ts';
import type { AskAgainService } from './ask-again.service.ts';
import { Charge } from './charge.entity.ts';
import {
  ChargeArguments,
  ChargeKeptInput,
  ChargeMovementType,
  ChargePage,
  ChargePaymentInput,
  ChargeReturnInput,
} from './charge.type.ts';
import type { ChargeEntriesService } from './charge-entries.service.ts';
import type { ChargeListService } from './charge-list.service.ts';

/** What is owed and is no donation, for treasurers and the hall's secretary. */
@Resolver(() => Charge)
export class ChargesResolver {
  constructor(
    private readonly book: ChargeListService,
    private readonly entries: ChargeEntriesService,
    private readonly again: AskAgainService,
  ) {}

  @Authorized(Permission.MANAGE_CHARGES)
  @Reads('charge')
  @Query(() => ChargePage, { description: 'By due date' })
  charges(@Args(() => ChargeArguments) filter: InstanceType<typeof ChargeArguments>): Promise<ChargePage> {
    return this.book.list(toPage(filter), filter);
  }

  @Authorized(Permission.MANAGE_CHARGES)
  @Reads('charge')
  @Query(() => Charge)
  charge(@Arg('id', () => Int) id: number): Promise<Charge> {
    return this.book.find(id);
  }

  @FieldResolver(() => [ChargeMovementType], { description: 'Oldest first' })
  movements(@Root() { id }: Charge): Promise<ChargeMovementType[]> {
    return this.book.movements(id);
  }

  @FieldResolver(() => Boolean, { description: 'Voided by the office, and still owed' })
  mayAskAgain(@Root() charge: Charge): Promise<boolean> {
    return this.again.mayAsk(charge);
  }

  @Authorized(Permission.MANAGE_CHARGES)
  @Mutation(() => Charge, { description: 'Records a manual payment; a fully paid charge becomes PAID' })
  async payCharge(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => ChargePaymentInput) { seenPence, ...fields }: ChargePaymentInput,
    @Ctx() context: RequestContext,
  ): Promise<Charge> {
    await this.entries.payByHand(await context.viewer(), id, seenPence, fields);
    return this.book.find(id);
  }

  @Authorized(Permission.MANAGE_CHARGES)
  @Mutation(() => Charge, { description: 'Records money given back to the payer' })
  async giveBackCharge(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => ChargeReturnInput) { seenPence, ...fields }: ChargeReturnInput,
    @Ctx() context: RequestContext,
  ): Promise<Charge> {
    await this.entries.giveBack(await context.viewer(), id, seenPence, fields);
    return this.book.find(id);
  }

  @Authorized(Permission.MANAGE_CHARGES)
  @Mutation(() => Charge, { description: 'Records that money is kept instead of being given back' })
  async keepCharge(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => ChargeKeptInput) { seenPence, ...fields }: ChargeKeptInput,
    @Ctx() context: RequestContext,
  ): Promise<Charge> {
    await this.entries.keep(await context.viewer(), id, seenPence, fields);
    return this.book.find(id);
  }

  @Authorized(Permission.MANAGE_CHARGES)
  @Mutation(() => Charge, { description: 'Undoes a manual entry' })
  async undoChargeEntry(
    @Arg('id', () => Int, { description: 'Of the entry' }) id: number,
    @Arg('reason', () => String) reason: string,
    @Ctx() context: RequestContext,
  ): Promise<Charge> {
    return this.book.find(await this.entries.undo(await context.viewer(), id, { reason }));
  }

  @Authorized(Permission.MANAGE_CHARGES)
  @Mutation(() => Charge, {
    description: 'Asks for the charge no more; what was paid of it can be given back',
  })
  async voidCharge(
    @Arg('id', () => Int) id: number,
    @Arg('reason', () => String) reason: string,
    @Arg('seenPence', () => Int, {
      nullable: true,
      description: '`openPence` as the caller has seen it; CONFLICT if it is another by now',
    })
    seenPence: number | null,
    @Ctx() context: RequestContext,
  ): Promise<Charge> {
    await this.entries.void(await context.viewer(), id, { reason, seenPence });
    return this.book.find(id);
  }

  @Authorized(Permission.MANAGE_CHARGES)
  @Mutation(() => Charge, {
    description:
      'Undoes `voidCharge` while it is still owed; a charge for the same places that was added since then asks for all of them',
  })
  async askForChargeAgain(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<Charge> {
    await this.again.askAgain(await context.viewer(), id);
    return this.book.find(id);
  }
}
