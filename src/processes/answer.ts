/** What a helping process sends when it can be asked. */
export const READY = 'ready';

/** The other side of `createHelper`: answers each message, unless with undefined, and ends when it is left alone. */
export function answerMessages<Message>(work: (message: Message) => Promise<unknown>): void {
  const reply = async (message: Message): Promise<void> => {
    const answer = await work(message);
    // whoever asked may have ended meanwhile, and then so does this process
    if (answer !== undefined) process.send?.(answer, undefined, undefined, () => {});
  };
  process.on('message', (message: Message) => void reply(message));
  process.on('disconnect', () => process.exit());
  process.send?.(READY);
}
