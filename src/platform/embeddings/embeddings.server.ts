/** Turns texts into vectors that point the same way where the texts mean the same. */
export interface Embeddings {
  /** Tells whose vectors can be compared: those of two models cannot. */
  readonly model: string;
  /**
   * For each text a vector of length 1, all of them with the same number of components; undefined where the model knows
   * nothing of what it says.
   *
   * @param language code of the language of the texts
   * @throws AppError `unavailable` while the model cannot be asked
   */
  embed(texts: readonly string[], language: string): Promise<(Float32Array | undefined)[]>;
}
