/** What is made once for each owner and goes with it, e.g. a batch of questions for each database. */
export function onePer<Owner extends object, Made>(make: (owner: Owner) => Made): (owner: Owner) => Made {
  const made = new WeakMap<Owner, { value: Made }>();
  return (owner) => {
    const known = made.get(owner);
    if (known) return known.value;
    const value = make(owner);
    made.set(owner, { value });
    return value;
  };
}
