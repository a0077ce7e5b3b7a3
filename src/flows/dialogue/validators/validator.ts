import type { z } from 'zod';
import type { Facts } from '../../../core/effect.ts';
import type { Json } from '../../../core/json.ts';
import type { Moment } from '../catalogue.ts';
import type { Slots } from '../context.ts';

/** A rule that a value must keep. One file each; the reason is a message key of the framework, `invalid.<reason>`. */
export interface Validator<Parameters = unknown> {
  readonly parameters: z.ZodType<Parameters>;
  /** Slots it looks at besides its own: when one of them changes, this one is judged again. */
  readonly refers: (parameters: Parameters) => readonly string[];
  /** Null if the value is fine. */
  readonly check: (value: Json, parameters: Parameters, around: { slots: Slots; moment: Moment }) => Problem | null;
}

export interface Problem {
  readonly reason: string;
  readonly facts: Facts;
}

/** A validator whose parameters are its own business: they are parsed before it is asked. */
export interface AnyValidator {
  readonly parameters: z.ZodType;
  readonly refers: (parameters: Json) => readonly string[];
  readonly check: (value: Json, parameters: Json, around: { slots: Slots; moment: Moment }) => Problem | null;
}

export function validator<Parameters>(rule: Validator<Parameters>): AnyValidator {
  return {
    parameters: rule.parameters,
    refers: (parameters) => rule.refers(rule.parameters.parse(parameters)),
    check: (value, parameters, around) => rule.check(value, rule.parameters.parse(parameters), around),
  };
}
