/** The answers asked for last, up to a number of them. */
export class AnswerCache<Answer> {
  readonly #limit: number;
  /** The one asked for last at the end. */
  readonly #answers = new Map<string, Answer>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Made where it is not kept. Whoever asks for the same gets the same object. */
  get(key: string, make: () => Answer): Answer {
    const answer = this.#answers.get(key) ?? make();
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    if (this.#answers.size > this.#limit) this.#answers.delete(this.#answers.keys().next().value!);
    return answer;
  }
}

/** What is known for a key; made, and known from then on, where nothing is. */
export function remember<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
