/** Repeats an expectation until it holds; throws its last fault after `milliseconds`. */
export async function eventually(
  expectation: () => void | Promise<void>,
  milliseconds = 60_000,
): Promise<void> {
  const end = performance.now() + milliseconds;
  for (;;) {
    try {
      await expectation();
      return;
    } catch (fault) {
      if (performance.now() > end) throw fault;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
