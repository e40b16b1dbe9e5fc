/** The assistant's name and every word of the chat panel. What is fixed by SPEC §5 and §8 says so. */
export const assistantName = "Aivy";

/** The first message of every conversation, to a visitor of this first name. */
export function greeting(firstName: string): string {
  return `Hi ${firstName}, I'm ${assistantName}. Ask me anything about our programs.`;
}

/** Questions offered under the greeting; each is sent as it stands and must have an answer. */
export const suggestions = [
  "Which program is right for me?",
  "How long are the programs?",
  "How do I enroll?",
];

export const chatPanel = {
  title: `Chat with ${assistantName}`,
  role: "Course assistant",
  close: "Close chat",
  loadFailure: "The chat could not be loaded. Check your connection and try again.",
};

export const chatDetails = {
  text: "Tell us who you are, so that our team can follow up by email.",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  submit: "Start Chatting",
  submitting: "Starting…",
  /** SPEC §5 */
  blank: "Please fill in all fields",
  /** SPEC §5 */
  notAnAddress: "Please enter a valid email address",
  longName: (most: number) => `Please use at most ${most} characters for a name`,
  /** SPEC §8 */
  success: "Welcome! You can now start chatting.",
  /** SPEC §8 */
  failure: "Failed to register. Please try again.",
};

export const chatConversation = {
  label: "Conversation",
  you: "You",
  input: "Your message",
  placeholder: "Ask about our programs",
  send: "Send message",
  suggestions: "You may ask",
  /** Opens the registration form of the program with this title. */
  register: (title: string) => `Register for ${title}`,
  registerFailure: "The form could not be loaded. Check your connection and press again.",
  typing: `${assistantName} is typing`,
  /** SPEC §8 */
  failure: "Failed to send message. Please try again.",
  /** SPEC §8 */
  apology: "I'm sorry, I'm having trouble responding right now. Please try again in a moment.",
};
