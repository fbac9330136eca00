import type { Meaning } from './meaning.js';

/** What articles and slides are about, and what stands for it; see abstract-ideas. */
export const businessIdeas: readonly (readonly [words: string, meaning: Meaning])[] = [
  [
    'cloud computing, cloud storage, cloud service, cloud services, cloud hosting, cloud migration, backup',
    { setting: 'studio', things: [{ concept: 'cloud' }, { concept: 'laptop' }] },
  ],
  [
    'e commerce, ecommerce, online shopping, online store, online shop, retail, shopping, black friday, sale',
    { setting: 'studio', things: [{ concept: 'shopping-bag', count: 2 }], mood: 'joyful' },
  ],
  [
    'marketing, digital marketing, advertising, advertisement, promotion, announcement, public relations, campaign',
    { setting: 'studio', things: [{ concept: 'megaphone' }], mood: 'joyful' },
  ],
  [
    'seo, search engine optimization, research, market research, analysis, analytics, data analysis, audit, inspection',
    { setting: 'studio', things: [{ concept: 'magnifying-glass' }] },
  ],
  [
    'startup, start up, launch, product launch, entrepreneurship, entrepreneur, boost',
    { setting: 'sky', things: [{ concept: 'rocket' }], features: ['clouds'], mood: 'joyful' },
  ],
  [
    'globalization, globalisation, international business, global business, worldwide, global communication, world trade',
    { setting: 'studio', things: [{ concept: 'globe' }] },
  ],
  [
    'renewable energy, green energy, clean energy, sustainable energy, wind power, energy transition',
    { setting: 'hills', things: [{ concept: 'wind-turbine', count: 3 }], features: ['sun'], time: 'day' },
  ],
  [
    'solar energy, solar power',
    { setting: 'hills', things: [{ concept: 'solar-panel', count: 3 }], features: ['sun'] },
  ],
  [
    'real estate, mortgage, home ownership, home buying, property, moving in',
    { setting: 'suburb', things: [{ concept: 'house' }], features: ['sun'], time: 'day' },
  ],
  ['insurance, coverage', { setting: 'studio', things: [{ concept: 'umbrella' }] }],
  [
    'data protection, cyber security, information security, internet security, network security, password, passwords, gdpr',
    { setting: 'studio', things: [{ concept: 'padlock' }] },
  ],
  [
    'logistics, delivery, shipping, supply chain, fast delivery, free shipping',
    { setting: 'street', things: [{ concept: 'truck' }], time: 'day' },
  ],
  [
    'deadline, deadlines, time management, productivity, punctuality, schedule, scheduling',
    { setting: 'studio', things: [{ concept: 'alarm-clock' }, { concept: 'calendar' }] },
  ],
  [
    'savings, saving, saving money, budget, budgeting, retirement, pension, interest rates, inflation, taxes, tax',
    { setting: 'studio', things: [{ concept: 'piggy-bank' }, { concept: 'coin', count: 3 }] },
  ],
  [
    'vacation, summer vacation, summer holiday, summer holidays, holiday trip, tourism',
    { setting: 'beach', things: [{ concept: 'beach-umbrella' }, { concept: 'beach-chair' }], features: ['sun'] },
  ],
  [
    'email, emails, e mail, newsletter, messaging, correspondence',
    { setting: 'flat-lay', things: [{ concept: 'envelope', count: 3 }] },
  ],
  [
    'podcast, podcasts, broadcasting, radio show, interview show',
    { setting: 'studio', things: [{ concept: 'microphone' }, { concept: 'headphones' }] },
  ],
  [
    'online learning, e learning, elearning, online course, online education, studying, homework',
    { setting: 'studio', things: [{ concept: 'laptop' }, { concept: 'book', count: 3 }] },
  ],
  [
    'diet, nutrition, healthy eating, healthy lifestyle, vitamins',
    {
      setting: 'flat-lay',
      things: [{ concept: 'apple' }, { concept: 'carrot' }, { concept: 'broccoli' }, { concept: 'tomato' }],
    },
  ],
  ['first aid, emergency', { setting: 'studio', things: [{ concept: 'first-aid-kit' }] }],
];
