/** Sends a vehicle a command with up to seven parameters. */
export type Order = (command: number, ...parameters: number[]) => void;
